import { token } from '../kernel/token.ts'

export interface SessionEnd {
  /** True after the API has ended the session, until the login page is displayed. */
  readonly wasEnded: boolean
}

export const SessionEnd = token<SessionEnd>('SessionEnd')
