import type { Cookie, CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { cookieLine, cookieText } from './cookie-line.ts'

/** Reads the request's Cookie header and collects the Set-Cookie lines of the response. */
export class RequestCookieJar implements CookieJar {
  readonly #cookies: string | null
  readonly #written = new Map<string, { readonly text: string; readonly line: string }>()

  constructor(cookies: string | null) {
    this.#cookies = cookies
  }

  get setCookieLines(): readonly string[] {
    return Array.from(this.#written.values(), ({ line }) => line)
  }

  read<T>(cookie: Cookie<T>): T | undefined {
    const text = this.#text(cookie)
    return text === undefined ? undefined : cookie.parse(text)
  }

  write<T>(cookie: Cookie<T>, value: T): void {
    this.#set(cookie, cookie.serialize(value))
  }

  clear(cookie: Pick<Cookie<never>, 'name'>): void {
    this.#set(cookie, '')
  }

  #text(cookie: Pick<Cookie<never>, 'name'>): string | undefined {
    const writtenCookie = this.#written.get(cookie.name)
    return writtenCookie ? writtenCookie.text || undefined : cookieText(this.#cookies, cookie)
  }

  /** Sets a cookie, unless the browser has already sent it with this value. */
  #set(cookie: Pick<Cookie<never>, 'name' | 'maxAge'>, text: string): void {
    if ((this.#text(cookie) ?? '') === text) return
    this.#written.set(cookie.name, { text, line: cookieLine(cookie, text) })
  }
}
