import type { User } from '#domain/session/user.ts'
import { token } from '../kernel/token.ts'

export type StoredSession = { readonly token: string; readonly user: User }

/** Persists the session in cookies, so that the server can render the first HTML for it. */
export interface SessionCookies {
  save(session: StoredSession, maxAgeSeconds: number): void
  /** Clears every cookie that ends with the session, even if another page has written it. */
  clear(): void
  savePricesHidden(hidden: boolean): void
}

export const SessionCookies = token<SessionCookies>('SessionCookies')
