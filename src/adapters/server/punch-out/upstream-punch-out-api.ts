import type {
  EnteredSession,
  PunchOutSearchResult,
  PunchOutSearch,
  NewSession,
  PlacedOrder,
  PunchOutApi,
  PunchOutRejection,
  SystemCredentials,
} from '#application/punch-out/punch-out-api.port.ts'
import type { StoredSession } from '#application/session/session-cookies.port.ts'
import { languageIdOf, type LanguageCode } from '#domain/locale/language.ts'
import type { IncomingOrder } from '#domain/punch-out/incoming-order.ts'
import type { Job, ReturnedBasket } from '#domain/punch-out/punch-out.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Upstream } from '../upstream.ts'

/** Error text for the operator of the other system. */
const UNAVAILABLE = 'The shop is not available at the moment. Try again in a few minutes.'

const BASE = 'http://localhost/api/punchout/'

const KINDS: Readonly<Record<number, PunchOutRejection['kind']>> = {
  401: 'wrong-login',
  403: 'not-allowed',
  404: 'unknown',
  409: 'conflict',
  413: 'too-large',
  429: 'too-many-tries',
}

type EnteredDto = Omit<EnteredSession, 'token' | 'user'> & {
  readonly accessToken: string
  readonly userInfo: Readonly<Record<string, unknown>>
  readonly job: Job
}

/** Calls of the API on behalf of a buyer's system. Requests are not validated here, because the API validates them. */
export class UpstreamPunchOutApi implements PunchOutApi {
  readonly #upstream: Upstream

  constructor(upstream: Upstream) {
    this.#upstream = upstream
  }

  async start(system: SystemCredentials, session: NewSession): Promise<Result<string, PunchOutRejection>> {
    const started = await this.#call<{ readonly ticket: string }>('start', { ...toDto(system), ...session })
    return started.ok ? ok(started.value.ticket) : started
  }

  async enter(ticket: string): Promise<Result<EnteredSession, PunchOutRejection>> {
    const entered = await this.#call<EnteredDto>('enter', { ticket })
    if (!entered.ok) return entered
    const { accessToken, userInfo, job, ...session } = entered.value
    return ok({ ...session, token: accessToken, user: userOf(userInfo, job) })
  }

  return(token: string, language: LanguageCode, isAborted: boolean) {
    const languageID = languageIdOf(language)
    return this.#call<ReturnedBasket>('return', { token, languageID, countryID: 'DE', isAborted })
  }

  lookUp(system: SystemCredentials, requestedSearch: PunchOutSearch) {
    return this.#call<PunchOutSearchResult>('lookup', { ...toDto(system), ...requestedSearch })
  }

  order(system: SystemCredentials, order: IncomingOrder, isExact: boolean) {
    return this.#call<PlacedOrder>('order', { ...toDto(system), ...order, ...(isExact && { isExact }) })
  }

  async cancelOrder(
    system: SystemCredentials,
    orderNo: string,
  ): Promise<Result<readonly string[], PunchOutRejection>> {
    const cancelled = await this.#call<Pick<PlacedOrder, 'orderNumbers'>>('order/cancel', {
      ...toDto(system),
      orderNo,
    })
    return cancelled.ok ? ok(cancelled.value.orderNumbers) : cancelled
  }

  async #call<Value>(name: string, body: object): Promise<Result<Value, PunchOutRejection>> {
    const request = new Request(`${BASE}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const response = await this.#upstream(request)
    const responseBody = parsedJson(await response.text())
    if (response.status === 200 && isRecord(responseBody)) return ok(responseBody as Value)
    const { code, detail, errors } = isRecord(responseBody) ? responseBody : {}
    // treats an unreadable response as temporary, because the buyer's system does not retry a rejected request
    if (typeof code !== 'number' || response.status >= 500)
      return fail({
        kind: 'unavailable',
        code: typeof code === 'number' ? code : 503_000,
        detail: UNAVAILABLE,
      })
    const messages = Array.isArray(errors)
      ? errors.map((one) => (isRecord(one) ? String(one['message']) : ''))
      : []
    return fail({
      kind: KINDS[response.status] ?? 'invalid',
      code,
      detail: [typeof detail === 'string' ? detail : '', ...messages.slice(0, 20)].filter(Boolean).join(' '),
    })
  }
}

const toDto = ({ language, ...login }: SystemCredentials) => ({
  ...login,
  languageID: languageIdOf(language),
})

/** User in the form that the cookie of a login contains. */
function userOf(userInfo: EnteredDto['userInfo'], job: Job): StoredSession['user'] {
  const text = (name: string) => (typeof userInfo[name] === 'string' ? userInfo[name] : '')
  const address = userInfo['billingAddress'] as { readonly country?: string } | undefined
  return {
    firstName: text('given_name'),
    lastName: text('family_name'),
    customerId: text('customerId'),
    entityId: text('entityID'),
    billingCountry: address?.country ?? 'DE',
    ...(text('currency') !== '' && { accountCurrency: text('currency') }),
    mayTogglePrices: false,
    role: 'customer',
    punchOut: job,
  }
}
