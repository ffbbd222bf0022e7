import type { Cookie, CookieJar } from '#application/kernel/cookie-jar.port.ts'
import type { ListedCookie } from '#application/kernel/cookie-names.ts'
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

  /** Clears the cookie only if this tab has written it. */
  clearOwn(cookie: Attributes): void {
    if (isOwn(cookie)) this.clear(cookie)
  }
}

function set(cookie: Attributes, text: string): void {
  if (text === '') return clearDocumentCookie(cookie.name)
  document.cookie = cookieLine(cookie, text)
  if (cookie.isOwnedByTab) withStorage((storage) => storage.setItem(cookie.name, '1'))
}

/** Clears a cookie, and forgets that this tab has written it: another tab may write the next one. */
export function clearDocumentCookie(name: ListedCookie): void {
  document.cookie = cookieLine({ name }, '')
  withStorage((storage) => storage.removeItem(name))
}

function withStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage)
  } catch {
    // without storage, the cookie remains until its maximum age or the end of the browser session
  }
}

function isOwn({ name }: Attributes): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}
