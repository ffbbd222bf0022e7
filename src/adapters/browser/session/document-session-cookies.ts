import { cookiesClearedOn } from '#application/kernel/cookie-names.ts'
import type { SessionCookies, StoredSession } from '#application/session/session-cookies.port.ts'
import { pricesHiddenCookie, sessionCookies } from '../../cookies/session-cookies.ts'
import { clearDocumentCookie } from '../document-cookie-jar.ts'

export class DocumentSessionCookies implements SessionCookies {
  save(session: StoredSession, maxAgeSeconds: number): void {
    write(sessionCookies(session, maxAgeSeconds))
  }

  clear(): void {
    for (const name of cookiesClearedOn('session', 'visit')) clearDocumentCookie(name)
  }

  savePricesHidden(hidden: boolean): void {
    write([pricesHiddenCookie(hidden)])
  }
}

/** `document.cookie` sets one cookie per assignment. */
function write(lines: readonly string[]): void {
  for (const line of lines) document.cookie = line
}
