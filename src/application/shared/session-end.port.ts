import { token } from '../kernel/token.ts'

export interface SessionEnd {
  /** True once the API has ended the session, until the login page is shown. */
  readonly wasEnded: boolean
}

export const SessionEnd = token<SessionEnd>('SessionEnd')
