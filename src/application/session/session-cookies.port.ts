import type { User } from '#domain/session/user.ts'
import { token } from '../kernel/token.ts'

export type StoredSession = { readonly token: string; readonly user: User }

/** Where a session outlives the page: cookies in the browser, so that the first HTML knows it too. */
export interface SessionCookies {
  save(session: StoredSession, maxAgeSeconds: number): void
  clear(): void
  savePricesHidden(hidden: boolean): void
}

export const SessionCookies = token<SessionCookies>('SessionStorage')
