import type { StoredSession } from './session-cookies.port.ts'
import { token } from '../kernel/token.ts'

/** The session that the browser currently stores. */
export type StoredSessionState = {
  readonly session: StoredSession | undefined
  readonly pricesHidden: boolean
}

/** Notifies the other tabs of the browser of a session change. */
export interface SessionChannel {
  /** Reaches every tab except this one. */
  publish(): void
  /**
   * Calls the listener with the session in the browser's storage; the content of a message itself is never trusted.
   * Returns the unsubscribe function.
   */
  subscribe(listener: (stored: StoredSessionState) => void): () => void
}

export const SessionChannel = token<SessionChannel>('SessionChannel')

/** Null object for the server. */
export const NO_SESSION_CHANNEL: SessionChannel = { publish: () => {}, subscribe: () => () => {} }
