import { findShopCall, type ShopCallId } from '#contracts/shop-calls.ts'
import { joinToken } from './split-token.ts'

/** Issuer of a token: the shop, or the second service of the admin page. */
export type TokenKind = 'session' | 'kih'
export type Signatures = Readonly<Partial<Record<TokenKind, string | undefined>>>

const KIND_BY_FIELD: ReadonlyMap<string, TokenKind> = new Map([
  ['token', 'session'],
  ['userToken', 'session'],
  ['tokenKih', 'kih'],
])

/** A call of the contract, with the checks that it requires. */
export type ApiCall =
  | { readonly kind: 'login' | 'logout'; readonly tokenKind: TokenKind }
  | { readonly kind: 'system-login' | 'report' | 'password-reset' | 'large-form' | 'other' }

const GUARDED: Readonly<Partial<Record<ShopCallId, ApiCall>>> = {
  'account.login': { kind: 'login', tokenKind: 'session' },
  'onBehalf.start': { kind: 'login', tokenKind: 'session' },
  'account.loginKih': { kind: 'login', tokenKind: 'kih' },
  'account.logout': { kind: 'logout', tokenKind: 'session' },
  'account.logoutKih': { kind: 'logout', tokenKind: 'kih' },
  'account.passwordReset': { kind: 'password-reset' },
  'punchOut.start': { kind: 'system-login' },
  'punchOut.lookUp': { kind: 'system-login' },
  'punchOut.order': { kind: 'system-login' },
  'forms.submit': { kind: 'large-form' },
  'errorLog.report': { kind: 'report' },
}

/** The API call of a request; undefined for a call outside the contract, which is never sent to the API. */
export function apiCallOf({ method, url }: Pick<Request, 'method' | 'url'>): ApiCall | undefined {
  const match = findShopCall(method === 'HEAD' ? 'GET' : method, new URL(url).pathname)
  return match && (GUARDED[match.call.id] ?? { kind: 'other' })
}

/** Adds the signatures to tokens in request fields; `undefined` if no field contains a token to complete. */
export function tokensWithSignatures(
  fields: Iterable<readonly [string, unknown]>,
  signatures: Signatures,
  call: ApiCall,
): ReadonlyMap<string, string> | undefined {
  const completed = new Map<string, string>()
  for (const [name, value] of fields) {
    const kind = kindOf(name, call)
    if (kind === undefined || typeof value !== 'string') continue
    const joined = joinToken(value, signatures[kind])
    if (joined !== value) completed.set(name, joined)
  }
  return completed.size === 0 ? undefined : completed
}

/**
 * Issuer of the token in a field; undefined if the field contains no token. The logout of the second service sends its
 * token in the field `token` (spec 7).
 */
function kindOf(field: string, call: ApiCall): TokenKind | undefined {
  return field === 'token' && call.kind === 'logout' ? call.tokenKind : KIND_BY_FIELD.get(field)
}
