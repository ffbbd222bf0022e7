import type { SessionCookies, StoredSession } from '#application/session/session-cookies.port.ts'
import { clearedSessionCookies, pricesHiddenCookie, sessionCookies } from '../../cookies/session-cookies.ts'

export class DocumentSessionCookies implements SessionCookies {
  save(session: StoredSession, maxAgeSeconds: number): void {
    write(sessionCookies(session, maxAgeSeconds))
  }

  clear(): void {
    write(clearedSessionCookies())
  }

  savePricesHidden(hidden: boolean): void {
    write([pricesHiddenCookie(hidden)])
  }
}

/** `document.cookie` sets one cookie per assignment. */
function write(lines: readonly string[]): void {
  for (const line of lines) document.cookie = line
}
