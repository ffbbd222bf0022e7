import type { LanguageCode } from '#domain/locale/language.ts'
import type { ConfirmedLine, IncomingOrder } from '#domain/punch-out/incoming-order.ts'
import type {
  CxmlParties,
  IncomingLine,
  Job,
  Operation,
  Protocol,
  ReturnedBasket,
} from '#domain/punch-out/punch-out.ts'
import type { Result } from '#domain/shared/result.ts'
import type { StoredSession } from '../session/session-cookies.port.ts'

/** Credentials of a buyer's system. */
export type SystemCredentials = {
  readonly protocol: 'OCI' | 'CXML' | 'EDIFACT'
  readonly userName: string
  readonly secret: string
  readonly language: LanguageCode
}

export type NewSession = {
  readonly operation: Operation
  readonly returnUrl: string
  readonly job: Job
  readonly basketId?: string | undefined
  readonly buyerCookie?: string | undefined
  readonly parties?: CxmlParties | undefined
  readonly lines?: readonly IncomingLine[] | undefined
}

export type EnteredSession = {
  readonly sessionId: string
  readonly token: string
  /** Lifetime of the token in seconds. */
  readonly expiresIn: number
  readonly user: StoredSession['user']
  readonly systemName: string
  readonly returnHosts: readonly string[]
  /** Protocol of the system; absent if the API does not report it. */
  readonly protocol?: Protocol | undefined
  readonly operation: Operation
  readonly returnUrl: string
  readonly buyerCookie?: string | undefined
  readonly parties?: CxmlParties | undefined
}

export type PunchOutSearch = {
  readonly what: 'VALIDATE' | 'BACKGROUND_SEARCH'
  readonly text: string
  readonly quantity: number
  readonly returnUrl: string
}
export type PunchOutSearchResult = Omit<ReturnedBasket, 'basketId' | 'job' | 'operation'>

export type PlacedOrder = {
  readonly orderNumbers: readonly string[]
  readonly lines: readonly ConfirmedLine[]
}

export type PunchOutRejection = {
  readonly kind:
    | 'wrong-login'
    | 'not-allowed'
    | 'unknown'
    | 'conflict'
    | 'too-large'
    | 'too-many-tries'
    | 'unavailable'
    | 'invalid'
  /** Error number and text from the API, for the operator of the buyer's system. */
  readonly code: number
  readonly detail: string
}

type Answer<Value> = Promise<Result<Value, PunchOutRejection>>

/** Calls of the API on behalf of a buyer's system. */
export interface PunchOutApi {
  /** Returns a ticket that opens one session. */
  start(system: SystemCredentials, session: NewSession): Answer<string>
  enter(ticket: string): Answer<EnteredSession>
  /** Ends the session and returns its basket; the basket is empty if the user has aborted the session. */
  return(token: string, language: LanguageCode, isAborted: boolean): Answer<ReturnedBasket>
  lookUp(system: SystemCredentials, requestedSearch: PunchOutSearch): Answer<PunchOutSearchResult>
  /** `isExact`: true if the API must reject an order whose price or quantity would differ. */
  order(system: SystemCredentials, order: IncomingOrder, isExact: boolean): Answer<PlacedOrder>
  /** Returns the numbers of the cancelled orders. */
  cancelOrder(system: SystemCredentials, orderNo: string): Answer<readonly string[]>
}
