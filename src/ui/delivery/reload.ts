import type { Builds } from '#application/versions/builds.port.ts'
import { PRELOAD_ERROR } from './preload.ts'

/** Key in the session storage for the time of the last reload. */
export const RELOADED_AT = 'drawbar:reloaded-at'
/** Time in ms within which a page is reloaded at most once (spec 9). */
const RELOAD_GUARD_MS = 10_000

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
 * unavailable. The HTML contains the source of this function as an inline script, which passes both arguments.
 */
export function reloadOnce(key = RELOADED_AT, guardMs = RELOAD_GUARD_MS): boolean {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(key)) < guardMs) return false
    sessionStorage.setItem(key, String(now))
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Inline script that calls `reloadOnce`. */
export const reloadOnceScript = (): string =>
  `(${String(reloadOnce)})(${JSON.stringify(RELOADED_AT)},${RELOAD_GUARD_MS})`
