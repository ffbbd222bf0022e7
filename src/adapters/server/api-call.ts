import { joinToken } from './split-token.ts'

/** Issuer of a token: the shop, or the second service of the admin page. */
export type TokenKind = 'session' | 'kih'
export type Signatures = Readonly<Partial<Record<TokenKind, string | undefined>>>

const KIND_BY_FIELD: ReadonlyMap<string, TokenKind> = new Map([
  ['token', 'session'],
  ['userToken', 'session'],
  ['tokenKih', 'kih'],
])

export type ApiCall =
  | { readonly kind: 'login' | 'logout'; readonly tokenKind: TokenKind }
  | { readonly kind: 'system-login' | 'report' | 'other' }

/** Ignores case and trailing slashes, because the API may do so too. */
export function apiCallAt(pathname: string): ApiCall {
  switch (decodeURIComponent(pathname).toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '')) {
    case '/api/login':
      return { kind: 'login', tokenKind: 'session' }
    case '/api/loginkih':
      return { kind: 'login', tokenKind: 'kih' }
    case '/api/logout':
      return { kind: 'logout', tokenKind: 'session' }
    case '/api/logoutkih':
      return { kind: 'logout', tokenKind: 'kih' }
    case '/api/punchout/start':
    case '/api/punchout/lookup':
    case '/api/punchout/order':
      return { kind: 'system-login' }
    case '/api/error-log':
      return { kind: 'report' }
    default:
      return { kind: 'other' }
  }
}

/** Completes the token fields with their signatures; `undefined` if there is nothing to complete. */
export function completedTokens(
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

/** The logout of the second service has its token in the plain field `token` (spec 7). */
function kindOf(field: string, call: ApiCall): TokenKind | undefined {
  return field === 'token' && call.kind === 'logout' ? call.tokenKind : KIND_BY_FIELD.get(field)
}
