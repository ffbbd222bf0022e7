import type { Builds } from '#application/versions/builds.port.ts'
import { RELOAD_GUARD, RELOADED_AT } from '#application/versions/reload-guard.ts'
import { parseUrl } from '#domain/shared/parse-url.ts'

const TARGET_KEY = 'drawbar:wanted'

/**
 * Reloads a page whose files were removed by a deployment, at most once in 10 s; files that are still missing then are
 * missing for good. Not where the shop is the same or cannot be reached: the next click imports again.
 */
export function reloadWhenOutdated({ own, latest }: Builds): void {
  addEventListener('vite:preloadError', () => {
    latest().then(
      (id) => id !== own && reloadOnce(),
      () => {},
    )
  })
}

/**
 * Vite adds one link per style sheet and does not fetch it again while the link is there. Only Vite's links are
 * cross-origin ones: the others belong to the page.
 */
export function dropFailedStyles(): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.crossOrigin !== null) target.remove()
  }
  addEventListener('error', drop, { capture: true })
}

/** Returns false without storage, which is needed to prevent a reload loop. */
export function reloadOnce(): boolean {
  const now = Date.now()
  if (now - Number(read(RELOADED_AT)) < RELOAD_GUARD || !write(RELOADED_AT, String(now))) return false
  location.reload()
  return true
}

/**
 * Persists the target of the current navigation, because the router reloads only the current page if files are missing.
 */
export function rememberTarget(path: string | undefined): void {
  write(TARGET_KEY, path === undefined ? '' : `${location.href}\n${path}`)
}

/** Continues the navigation after such a reload; returns true if it has started. */
export function resumeNavigation(): boolean {
  const [from, target = ''] = read(TARGET_KEY).split('\n')
  write(TARGET_KEY, '')
  const url = from === location.href ? parseUrl(target, location.origin) : undefined
  // accepts URLs of this site only, because the storage may be forged
  if (url?.origin !== location.origin || url.href === location.href) return false
  location.replace(url)
  return true
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Returns false if the storage is blocked or full. */
function write(key: string, text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
