import type { SessionCookies, StoredSession } from '#application/session/session-cookies.port.ts'
import { clearedSessionCookies, pricesHiddenCookie, sessionCookies } from './session-cookies.ts'

/** Collects the Set-Cookie lines of a response. */
export class ResponseSessionCookies implements SessionCookies {
  readonly setCookieLines: string[] = []

  save(session: StoredSession, maxAgeSeconds: number): void {
    this.setCookieLines.push(...sessionCookies(session, maxAgeSeconds))
  }

  clear(): void {
    this.setCookieLines.push(...clearedSessionCookies())
  }

  savePricesHidden(hidden: boolean): void {
    this.setCookieLines.push(pricesHiddenCookie(hidden))
  }
}
