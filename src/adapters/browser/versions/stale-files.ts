const RELOADED_AT = 'drawbar:reloaded-at'
const WANTED = 'drawbar:wanted'

/** Milliseconds in which a page that misses its files is loaded again once (spec 9). */
const RELOAD_GUARD = 10_000

/**
 * Files of an older build are gone after a newer one was put in its place. The page that misses one is loaded
 * again, at most once in 10 s: what is still missing then is missing for good. Without a network nothing is: the
 * page that stands there is worth more than none.
 */
export function reloadWithoutFiles(): void {
  addEventListener('vite:preloadError', () => navigator.onLine && reloadOnce())
}

/** Where the browser keeps nothing, nothing is loaded again: it could go on for ever. */
export function reloadOnce(): boolean {
  const now = Date.now()
  if (now - Number(recall(RELOADED_AT)) < RELOAD_GUARD || !remember(RELOADED_AT, String(now))) return false
  location.reload()
  return true
}

/** The page that is on its way; the router knows only to load the present one again when its files are gone. */
export function rememberWanted(path: string | undefined): void {
  remember(WANTED, path === undefined ? '' : `${location.href}\n${path}`)
}

/** After such a reload: on to the page that was wanted. Answers whether the visitor is on the way there. */
export function goOnToWanted(): boolean {
  const [from, wanted = ''] = recall(WANTED).split('\n')
  remember(WANTED, '')
  if (from !== location.href || !URL.canParse(wanted, location.origin)) return false
  const address = new URL(wanted, location.origin)
  // whatever stands in the storage, it leads nowhere but into this site
  if (address.origin !== location.origin || address.href === location.href) return false
  location.replace(address)
  return true
}

function recall(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Answers whether the browser has kept it: it may forbid the storage, or have no room. */
function remember(key: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
