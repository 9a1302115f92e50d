/** The bots, in words. */
import { known, t } from '../words.js'

/** What a bot is called; a new one by its own name. @param {string} bot */
export function botName(bot) {
  const key = `bot.${bot}`
  return known(key) ? t(key) : bot
}
