const RELOADED_AT = 'drawbar:reloaded-at'
const WANTED = 'drawbar:wanted'

/** Milliseconds in which a page that misses its files is loaded again once (spec 9). */
const RELOAD_GUARD = 10_000

/**
 * Files of an older build are gone after a newer one was put in its place. The page that misses one is loaded
 * again, at most once in 10 s: what is still missing then is missing for good.
 */
export function reloadWithoutFiles(): void {
  addEventListener('vite:preloadError', () => reloadOnce())
}

export function reloadOnce(): boolean {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_GUARD) return false
  sessionStorage.setItem(RELOADED_AT, String(now))
  location.reload()
  return true
}

/** The page that is on its way; the router knows only to load the present one again when its files are gone. */
export function rememberWanted(path: string | undefined): void {
  if (path === undefined) sessionStorage.removeItem(WANTED)
  else sessionStorage.setItem(WANTED, `${location.href}\n${path}`)
}

/** After such a reload: on to the page that was wanted. Answers whether the visitor is on the way there. */
export function goOnToWanted(): boolean {
  const [from, wanted = ''] = sessionStorage.getItem(WANTED)?.split('\n') ?? []
  sessionStorage.removeItem(WANTED)
  if (from !== location.href || !URL.canParse(wanted, location.origin)) return false
  const address = new URL(wanted, location.origin)
  // whatever stands in the storage, it leads nowhere but into this site
  if (address.origin !== location.origin || address.href === location.href) return false
  location.replace(address)
  return true
}
