import type { StoredSession } from './session-cookies.port.ts'
import { token } from '../kernel/token.ts'

/** What the browser stores of its visitor right now. */
export type StoredVisit = { readonly session: StoredSession | undefined; readonly pricesHidden: boolean }

/** Tells the browser's other tabs that what is stored of the visitor has changed, and hears it from them. */
export interface SessionNews {
  /** Reaches every tab but this one. */
  tell(): void
  /** Answers how to stop hearing. What is heard is what is stored, never what somebody says. */
  hear(heard: (stored: StoredVisit) => void): () => void
}

export const SessionNews = token<SessionNews>('SessionNews')

/** For those who are alone: a request has no other tabs. */
export const NO_NEWS: SessionNews = { tell: () => {}, hear: () => () => {} }
