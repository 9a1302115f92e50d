/** Which page an address is, and going to another without loading anew. */
import { useEffect, useState } from './vendor/preact.js'

/**
 * @typedef {{ page: 'home' } | { page: 'new', game: string | null, who: string | null } | { page: 'table', table: string, token: string | null }
 *   | { page: 'replay', table: string, number: number | null } | { page: 'rules', game: string } | { page: 'cards', game: string }
 *   | { page: 'settings' } | { page: 'missing' }} Route
 */

/** The page of an address. @param {URL} address @returns {Route} */
export function routeOf(address) {
  const [first = '', second = '', ...rest] = address.pathname.split('/').filter(Boolean).map(decode)
  const fragment = new URLSearchParams(address.hash.slice(1))
  if (rest.length) return { page: 'missing' }
  if (!first) return { page: 'home' }
  if (first === 'new' && !second) {
    return { page: 'new', game: address.searchParams.get('game'), who: address.searchParams.get('who') }
  }
  if (first === 'settings' && !second) return { page: 'settings' }
  if (first === 't' && second) return { page: 'table', table: second, token: fragment.get('seat') }
  if (first === 'replay' && second) {
    const number = /^#\d+$/.test(address.hash) ? Number(address.hash.slice(1)) : null
    return { page: 'replay', table: second, number }
  }
  if (first === 'rules' && second) return { page: 'rules', game: second }
  if (first === 'cards' && second) return { page: 'cards', game: second }
  return { page: 'missing' }
}

/** @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Go to a page. @param {string} path @param {{ replace?: boolean }} [how] */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  dispatchEvent(new Event('townlet-route'))
}

/** The page now, drawn anew when it changes. @returns {Route} */
export function useRoute() {
  const [route, setRoute] = useState(() => routeOf(new URL(location.href)))
  useEffect(() => {
    const look = () => setRoute(routeOf(new URL(location.href)))
    addEventListener('popstate', look)
    addEventListener('townlet-route', look)
    document.addEventListener('click', follow)
    return () => {
      removeEventListener('popstate', look)
      removeEventListener('townlet-route', look)
      document.removeEventListener('click', follow)
    }
  }, [])
  return route
}

/** Follow links to our own pages without loading anew. @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (/^\/(api|web)\//.test(link.pathname)) return
  // A place on this very page.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
