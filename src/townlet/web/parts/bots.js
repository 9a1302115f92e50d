/** The bots, in words. */
import { known, t } from '../words.js'

/** The bot that is offered first: good company for most, and quick. @param {string[]} bots */
export function usualBot(bots) {
  return bots.includes('normal') ? 'normal' : bots.at(-1) ?? ''
}

/** What a bot is called; a new one by its own name. @param {string} bot */
export function botName(bot) {
  const key = `bot.${bot}`
  return known(key) ? t(key) : bot
}
