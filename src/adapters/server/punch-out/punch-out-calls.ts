import type { LanguageId } from '#domain/locale/language.ts'
import type { ConfirmedLine, IncomingOrder } from '#domain/punch-out/incoming-order.ts'
import type { ReturnedBasket } from '#domain/punch-out/punch-out.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'
import type { Upstream } from '../upstream.ts'

export type CallFailure = { readonly status: number; readonly code: number; readonly detail: string }
export type System = {
  readonly protocol: 'OCI' | 'CXML' | 'EDIFACT'
  readonly userName: string
  readonly secret: string
  readonly languageID: LanguageId
}
export type Entered = {
  readonly sessionId: string
  readonly accessToken: string
  readonly expiresIn: number
  readonly userInfo: Readonly<Record<string, unknown>>
  readonly systemName: string
  readonly protocol?: ReturnedBasket['protocol'] | undefined
  readonly buyerCookie?: string | undefined
  readonly parties?: ReturnedBasket['parties']
  readonly operation: ReturnedBasket['operation']
  readonly returnUrl: string
  readonly returnHosts: readonly string[]
  readonly job: ReturnedBasket['job']
}
type FoundLines = Omit<ReturnedBasket, 'basketId' | 'job' | 'operation'>
type Cancelled = { readonly orderNumbers: readonly string[] }
type Ordered = Cancelled & { readonly lines: readonly ConfirmedLine[] }

const BASE = 'http://localhost/api/punchout/'

/** Calls of the API that the server makes for another system. The contract is checked by the API itself. */
export function punchOutCalls(upstream: Upstream) {
  const call = async <Value>(name: string, body: object): Promise<Result<Value, CallFailure>> => {
    const request = new Request(`${BASE}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const response = await upstream(request)
    const answer = parsedJson(await response.text())
    if (response.status === 200 && isRecord(answer)) return ok(answer as Value)
    const { code, detail, errors } = isRecord(answer) ? answer : {}
    const messages = Array.isArray(errors)
      ? errors.map((one) => (isRecord(one) ? String(one['message']) : ''))
      : []
    return fail({
      status: response.status,
      code: typeof code === 'number' ? code : response.status * 1000,
      detail: [typeof detail === 'string' ? detail : '', ...messages.slice(0, 20)].filter(Boolean).join(' '),
    })
  }
  return {
    start: (system: System, more: object) =>
      call<{ readonly ticket: string }>('start', { ...system, ...more }),
    enter: (ticket: string) => call<Entered>('enter', { ticket }),
    return: (token: string, languageID: LanguageId, isAborted: boolean) =>
      call<ReturnedBasket>('return', { token, languageID, countryID: 'DE', isAborted }),
    lookUp: (system: System, more: object) => call<FoundLines>('lookup', { ...system, ...more }),
    order: (system: System, order: IncomingOrder & { readonly isExact?: boolean }) =>
      call<Ordered>('order', { ...system, ...order }),
    cancelOrder: (system: System, orderNo: string) => call<Cancelled>('order/cancel', { ...system, orderNo }),
  }
}
