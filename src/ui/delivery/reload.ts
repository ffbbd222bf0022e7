import type { Builds } from '#application/versions/builds.port.ts'
import { PRELOAD_ERROR } from './preload.ts'

/** Key in the session storage for the time of the last reload. */
export const RELOADED_AT = 'drawbar:reloaded-at'
/** Time in ms within which a page is reloaded at most once (spec 9). */
export const RELOAD_GUARD_MS = 10_000

/**
 * Reloads the page if an import fails because a deployment has removed the file. If the deployed build is the same or
 * unknown, the page is not reloaded, and the next click retries the import.
 */
export function reloadWhenOutdated({ own, latest }: Builds): void {
  addEventListener(PRELOAD_ERROR, () => {
    latest().then(
      (id) => id !== own && reloadOnce(),
      () => {},
    )
  })
}

/**
 * Reloads the page. Returns false, to prevent a reload loop, if it was just reloaded or the session storage is
 * unavailable.
 */
export function reloadOnce(): boolean {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
  } catch {
    return false
  }
  location.reload()
  return true
}
