const TOKEN_LENGTH_MAX = 16_384
const LATEST_TIME = 8.64e15
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Expiry of a token in ms since the epoch. Accepts `header.payload` without a signature, because the browser has only
 * that part. Never throws; an unreadable token has no expiry.
 */
export function tokenExpiry(token: string): number | undefined {
  if (typeof token !== 'string' || token.length > TOKEN_LENGTH_MAX) return undefined
  const [header, payload, ...rest] = token.split('.')
  if (!header || !payload || rest.length > 1) return undefined
  const expiry = expirySeconds(payload) * 1000
  return Math.abs(expiry) <= LATEST_TIME ? expiry : undefined
}

/** A token is valid until the millisecond before its expiry (spec 4). */
export function isLoggedIn(token: string | undefined, now: number): boolean {
  const expiry = token === undefined ? undefined : tokenExpiry(token)
  return expiry !== undefined && expiry > now
}

function expirySeconds(payload: string): number {
  try {
    const { exp } = JSON.parse(decodeBase64Url(payload)) as { readonly exp?: unknown }
    return typeof exp === 'number' ? exp : NaN
  } catch {
    return NaN
  }
}

/** Throws if the text is not base64url of UTF-8. */
function decodeBase64Url(text: string): string {
  const digits = text.replace(/={1,2}$/, '')
  let escaped = ''
  let bits = 0
  let buffer = 0
  for (const digit of digits) {
    const value = BASE64URL.indexOf(digit)
    if (value < 0) throw new SyntaxError('not base64url')
    buffer = ((buffer << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      escaped += `%${((buffer >> bits) & 0xff).toString(16).padStart(2, '0')}`
    }
  }
  return decodeURIComponent(escaped)
}
