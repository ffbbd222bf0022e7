import { parseCookie, stringifySetCookie } from 'cookie'
import type { Cookie } from '#application/kernel/cookie-jar.port.ts'

type Attributes = Pick<Cookie<never>, 'name' | 'maxAge'>

/** An empty text clears the cookie. */
export function cookieLine({ name, maxAge }: Attributes, text: string): string {
  const age = text === '' ? 0 : maxAge
  return stringifySetCookie({
    name,
    value: text,
    ...(age !== undefined && { maxAge: age }),
    path: '/',
    secure: true,
    sameSite: 'strict',
  })
}

/** Stored text in a Cookie header; `undefined` if the cookie is absent or cleared. */
export const cookieText = (cookies: string | null, { name }: Attributes): string | undefined =>
  parseCookie(cookies ?? '')[name] || undefined
