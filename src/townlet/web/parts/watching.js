/** Watching the browser: whether there is room beside the board. */
import { useEffect, useState } from '../vendor/preact.js'

/** Whether a media query holds, drawn anew when that changes. @param {string} query */
export function useMedia(query) {
  const [holds, setHolds] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const look = () => setHolds(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [query])
  return holds
}
