const LONGEST_TOKEN = 16_384
const LATEST_TIME = 8.64e15
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * When the token ends, in ms since the epoch. Reads `header.payload` with or without a signature, because
 * the part that a page may hold carries none. Whatever cannot be read has no expiry: it never throws.
 */
export function tokenExpiry(token: string): number | undefined {
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return undefined
  const [header, payload, ...rest] = token.split('.')
  if (!header || !payload || rest.length > 1) return undefined
  const expiry = expirySeconds(payload) * 1000
  return Math.abs(expiry) <= LATEST_TIME ? expiry : undefined
}

/** Strictly before the end: at the very millisecond of its expiry a token is worth nothing (spec 4). */
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

/** Throws on anything that is not base64url of UTF-8. */
function decodeBase64Url(text: string): string {
  const digits = text.replace(/={1,2}$/, '')
  let escaped = ''
  let bits = 0
  let held = 0
  for (const digit of digits) {
    const value = BASE64URL.indexOf(digit)
    if (value < 0) throw new SyntaxError('not base64url')
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      escaped += `%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`
    }
  }
  return decodeURIComponent(escaped)
}
