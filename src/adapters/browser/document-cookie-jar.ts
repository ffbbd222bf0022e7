import type { Cookie, CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { cookieLine, cookieText } from '../cookies/cookie-line.ts'

type Attributes = Omit<Cookie<never>, 'parse' | 'serialize'>

/** Reads and writes the cookies of the document. */
export class DocumentCookieJar implements CookieJar {
  read<T>(cookie: Cookie<T>): T | undefined {
    const text = cookieText(document.cookie, cookie)
    return text === undefined ? undefined : cookie.parse(text)
  }

  write<T>(cookie: Cookie<T>, value: T): void {
    set(cookie, cookie.serialize(value))
  }

  clear(cookie: Attributes): void {
    set(cookie, '')
  }

  /** Keeps a cookie that another tab has written. */
  clearOwn(cookie: Attributes): void {
    if (isOwn(cookie)) this.clear(cookie)
  }
}

function set(cookie: Attributes, text: string): void {
  document.cookie = cookieLine(cookie, text)
  if (cookie.isOwnedByTab) recordOwner(cookie, text !== '')
}

function recordOwner({ name }: Attributes, isWritten: boolean): void {
  try {
    if (isWritten) sessionStorage.setItem(name, '1')
    else sessionStorage.removeItem(name)
  } catch {
    // without storage, the cookie stays until its age or the browser session ends
  }
}

function isOwn({ name }: Attributes): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}
