import { parseCookie, stringifySetCookie } from 'cookie'
import type { Cookie } from '#application/kernel/cookie-jar.port.ts'
import type { CookieName } from '#application/kernel/cookie-names.ts'

type Attributes = Pick<Cookie<never>, 'name' | 'maxAge'>

type Line = {
  readonly name: CookieName
  readonly value: string
  /** Lifetime in seconds; if absent, the cookie ends with the browser session. */
  readonly maxAge?: number | undefined
  readonly sameSite: 'strict' | 'lax' | 'none'
  readonly httpOnly?: boolean
  readonly partitioned?: boolean
}

/**
 * Serialises a cookie for Set-Cookie or `document.cookie`. All code writes cookies by this function, whose type allows
 * only listed names.
 */
export const setCookieLine = ({ maxAge, ...line }: Line): string =>
  stringifySetCookie({ ...line, ...(maxAge !== undefined && { maxAge }), path: '/', secure: true })

/** An empty text clears the cookie. */
export const cookieLine = ({ name, maxAge }: Attributes, text: string): string =>
  setCookieLine({ name, value: text, maxAge: text === '' ? 0 : maxAge, sameSite: 'strict' })

/** Stored text in a Cookie header; `undefined` if the cookie is absent or cleared. */
export const cookieText = (cookies: string | null, { name }: Attributes): string | undefined =>
  parseCookie(cookies ?? '')[name] || undefined
