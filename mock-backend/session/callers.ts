import type { Right } from '#contracts/call-access.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Language } from '../catalogue/language.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import { errorResponse, HttpError, sessionEnded } from '../http/error-response.ts'
import { dayOf, type Day } from '../calendar/calendar.ts'
import type { Account } from './account.ts'
import type { Sessions } from './sessions.ts'

/** Any caller, with or without a login. */
export type Visitor = {
  /** Account of the visitor; undefined for anonymous visitors and after the end of the session. */
  readonly account: Account | undefined
  readonly language: Language
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** A visitor who is logged in. */
export type Caller = Visitor & { readonly account: Account; readonly today: Day }

/**
 * The fields of a request that identify the caller. `languageID` is absent in calls whose response contains no
 * text.
 */
type Credentials = { readonly token: string | null; readonly languageID?: LanguageId | undefined }

const MISSING_RIGHT: Readonly<Record<Right, number>> = {
  order: 403001,
  invoice: 403002,
  shipment: 403003,
  showPrice: 403004,
  fillBasket: 403005,
  vinSearch: 403006,
}

/** Identifies the caller of a call, and refuses callers without permission. */
export function callersOf({ sessions, clock }: { sessions: Sessions; clock: () => number }) {
  async function visitorOf({ token, languageID = 'en-GB' }: Credentials): Promise<Visitor> {
    const account = await sessions.accountOf(token)
    return { account, language: catalogueLanguage[languageID], now: clock() }
  }

  /**
   * Returns the caller. Any one of `rights` is sufficient.
   * @throws HttpError with 401000 for a visitor who is not logged in, with 403001 to 403006 for an account
   * without the right
   */
  async function callerOf(credentials: Credentials, ...rights: Right[]): Promise<Caller> {
    const { account, language, now } = await visitorOf(credentials)
    if (account === undefined) throw new HttpError(sessionEnded())
    requireRight(account, ...rights)
    return { account, language, now, today: dayOf(now) }
  }

  /** Handler of a call that requires a login; `work` returns the body of the 200 response. */
  const asCaller =
    <Request extends Credentials, Success>(
      work: (caller: Caller, request: Request) => Success | Promise<Success>,
    ) =>
    async ({ body }: { readonly body: Request }) => ({
      status: 200 as const,
      body: await work(await callerOf(body), body),
    })

  return { visitorOf, callerOf, asCaller }
}

/** @throws HttpError if the account lacks each of the rights */
export function requireRight(account: Account, ...rights: Right[]): void {
  const [first] = rights
  if (first === undefined || rights.some((right) => account[right])) return
  const detail = `The account lacks the right: ${first}.`
  throw new HttpError(errorResponse(403, MISSING_RIGHT[first], detail))
}

type CallerFields = { readonly token: unknown; readonly languageID: unknown; readonly countryID: unknown }

/** The body of a request without the fields that identify its caller. */
export function payloadOf<Body extends CallerFields>(body: Body) {
  const { token: _token, languageID: _language, countryID: _country, ...payload } = body
  return payload
}
