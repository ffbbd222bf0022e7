import type { ListedCookie } from './cookie-names.ts'
import { token } from './token.ts'

type Attributes = {
  readonly name: ListedCookie
  /** Lifetime in seconds; if absent, the cookie ends with the browser session. */
  readonly maxAge?: number
  /** True if only the tab that wrote the cookie clears it on leaving. */
  readonly isOwnedByTab?: boolean
}

/** A same-site cookie that survives a reload and is sent to the server for the first render. */
export type Cookie<T> = Attributes & {
  /** Parses the stored text, which may be forged; `undefined` if it is invalid. Never throws. */
  readonly parse: (text: string) => T | undefined
  /** An empty text clears the cookie. */
  readonly serialize: (value: T) => string
}

export function defineCookie(attributes: Attributes): Cookie<string>
export function defineCookie<T>(cookie: Cookie<T>): Cookie<T>
export function defineCookie(attributes: Attributes): Cookie<string> {
  return { parse: (text) => text, serialize: (text) => text, ...attributes }
}

export interface CookieJar {
  read<T>(cookie: Cookie<T>): T | undefined
  write<T>(cookie: Cookie<T>, value: T): void
  clear(cookie: Attributes): void
}

export const CookieJar = token<CookieJar>('CookieJar')
