// What may be decided now, taken from the notation of the legal decisions and sorted by how it is chosen.

/** @typedef {import('./types').Choice} Choice */
/** @typedef {import('./types').Choices} Choices */
/** @typedef {import('./types').Project} Project */

/** A decision taken apart: docs/notation.md. @param {string} text @returns {Choice} */
export function read(text) {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  const [first, second] = rest
  switch (verb) {
    case 'place': case 'store': case 'bondmaker': return { text, verb, square: first }
    case 'swap': return { text, verb, resource: first, square: second }
    case 'name': case 'take': case 'hold': case 'factory': return { text, verb, resource: first }
    case 'keep': case 'watch': return { text, verb, card: first }
    case 'put': return { text, verb, card: first, square: second }
    case 'replace': return { text, verb, square: first, card: second }
    case 'build': return { text, verb, card: first, squares: rest.slice(1, -2), square: rest.at(-1) }
    default: return { text, verb }
  }
}

/** The legal decisions, sorted. Whatever is unknown stands alone, so that nobody is ever stuck. @param {string[]} legal @returns {Choices} */
export function sorted(legal) {
  /** @type {Choices} */
  const choices = { onSquare: new Map(), projects: [], resources: [], cards: [], alone: [], byText: new Map() }
  /** @type {Map<string, Project>} */
  const projects = new Map()
  for (const text of legal) {
    const choice = read(text)
    choices.byText.set(text, choice)
    const { verb, card, square } = choice
    if (verb === 'place' || verb === 'store' || verb === 'swap' || verb === 'bondmaker') {
      const here = choices.onSquare.get(square ?? '') ?? []
      here.push(choice)
      choices.onSquare.set(square ?? '', here)
    } else if (verb === 'build' || verb === 'put' || verb === 'replace') {
      const key = projectKey(choice)
      const project = projects.get(key) ?? { key, verb, card: card ?? '', squares: choice.squares ?? [], targets: new Map() }
      project.targets.set(square ?? '', text)
      projects.set(key, project)
    } else if (choice.resource) {
      choices.resources.push(choice)
    } else if (card) {
      choices.cards.push(choice)
    } else {
      choices.alone.push(choice)
    }
  }
  choices.projects = [...projects.values()]
  return choices
}

/** Which project a decision belongs to. @param {Choice} choice */
export function projectKey(choice) {
  return [choice.verb, choice.card, ...(choice.squares ?? [])].join(' ')
}

/** The projects that may stand on a square. @param {Choices} choices @param {string} square */
export function projectsAt(choices, square) {
  return choices.projects.filter(project => project.targets.has(square))
}

/** Whether anything can be chosen by this square. @param {Choices} choices @param {string} square @param {Project | null} project */
export function canChoose(choices, square, project) {
  if (project) return project.targets.has(square)
  return choices.onSquare.has(square) || projectsAt(choices, square).length > 0
}
