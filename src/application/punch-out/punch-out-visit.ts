import type { ReturnedBasket } from '#domain/punch-out/punch-out.ts'
import type { StoredSession } from '../session/session-cookies.port.ts'

/** A punch-out session in a browser. */
export type PunchOutVisit = {
  readonly token: string
  readonly user: StoredSession['user']
  readonly systemName: string
  readonly returnHosts: readonly string[]
  /** Name of the frame or window in which the returned form is opened. */
  readonly target?: string | undefined
  /** Milliseconds since the epoch. */
  readonly endsAt: number
  /** True if the basket of the session was returned to the buyer's system. */
  readonly isReturned: boolean
  /**
   * Data of the form that returns an empty basket after the end of the session; absent if the API does not report it or
   * if it is too long.
   */
  readonly wayBack?: WayBack | undefined
}

type WayBack = Pick<ReturnedBasket, 'protocol' | 'operation' | 'returnUrl' | 'buyerCookie' | 'parties'>

export const hasVisitEnded = ({ endsAt }: PunchOutVisit, now: number): boolean => now >= endsAt
