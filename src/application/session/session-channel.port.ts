import type { StoredSession } from './session-cookies.port.ts'
import { token } from '../kernel/token.ts'

/** What the browser stores of its visitor right now. */
export type StoredSessionState = {
  readonly session: StoredSession | undefined
  readonly pricesHidden: boolean
}

/** Tells the browser's other tabs that what is stored of the visitor has changed, and hears it from them. */
export interface SessionChannel {
  /** Reaches every tab but this one. */
  publish(): void
  /** Answers how to stop hearing. What is heard is what is stored, never what somebody says. */
  subscribe(heard: (stored: StoredSessionState) => void): () => void
}

export const SessionChannel = token<SessionChannel>('SessionNews')

/** For those who are alone: a request has no other tabs. */
export const NO_SESSION_CHANNEL: SessionChannel = { publish: () => {}, subscribe: () => () => {} }
