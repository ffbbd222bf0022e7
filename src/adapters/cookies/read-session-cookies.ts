import { parseCookie } from 'cookie'
import * as z from 'zod/mini'
import type { StoredSessionState } from '#application/session/session-channel.port.ts'
import { parsedJson } from '#domain/shared/json.ts'
import { PRICES_HIDDEN_COOKIE, SESSION_COOKIE, USER_COOKIE } from './session-cookies.ts'

const StoredUser = z.object({
  firstName: z.string(),
  lastName: z.string(),
  customerId: z.string(),
  companyName: z.optional(z.string()),
  email: z.optional(z.string()),
  entityId: z.string(),
  contactId: z.optional(z.string()),
  billingCountry: z.string(),
  accountCurrency: z.optional(z.string()),
  alternativeCurrency: z.optional(z.string()),
  mayTogglePrices: z.boolean(),
  role: z.enum(['customer', 'admin']),
  onBehalf: z.optional(z.string()),
  punchOut: z.optional(
    z.object({
      vin: z.optional(z.string()),
      plate: z.optional(z.string()),
      orderNo: z.optional(z.string()),
    }),
  ),
})

/** Parses the Cookie header; invalid cookies are ignored. */
export function readSessionCookies(header: string | null): StoredSessionState {
  const cookies = parseCookie(header ?? '')
  const token = cookies[SESSION_COOKIE]
  const user = StoredUser.safeParse(parsedJson(cookies[USER_COOKIE])).data
  return {
    session: token && user ? { token, user } : undefined,
    pricesHidden: cookies[PRICES_HIDDEN_COOKIE] === '1',
  }
}
