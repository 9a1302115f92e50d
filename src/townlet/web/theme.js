// Before anything is drawn: the theme that was chosen, so that a dark page never flashes light. A classic script, for that reason.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    let theme = 'system'
    try {
      theme = JSON.parse(localStorage.getItem('townlet.settings') || '{}').theme || 'system'
    } catch {
      // Nothing readable is remembered: as the system has it.
    }
    document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light'
  }
  paint()
  dark.addEventListener('change', paint)
  addEventListener('townlet-settings', paint)
  addEventListener('storage', paint)
})()
