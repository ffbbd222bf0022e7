/** Bearer token of a call whose body contains no token. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

/** Prefix by which an API key is recognised. */
const KEY_MARK = 'dbk'

export const isApiKey = (token: string | null | undefined): token is string =>
  typeof token === 'string' && token.startsWith(`${KEY_MARK}_`)
