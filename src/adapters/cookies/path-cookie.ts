import { parseCookie, stringifySetCookie } from 'cookie'
import type { PathMemory } from '#application/session/path-memory.port.ts'

const PATH_COOKIE = '__Host-previous-path'

/** Session cookie, also sent to the server for the first render. */
export const pathCookie = (path: string): string => stringifySetCookie(cookie(path))

export const clearedPathCookie = (): string => stringifySetCookie({ ...cookie(''), maxAge: 0 })

const cookie = (value: string) =>
  ({ name: PATH_COOKIE, value, path: '/', secure: true, sameSite: 'strict' }) as const

export function rememberedPath(cookies: string | null): string | undefined {
  return parseCookie(cookies ?? '')[PATH_COOKIE]
}

/** The server never sets the path, because pages are left in the browser. */
export class RequestPathMemory implements PathMemory {
  readonly setCookieLines: string[] = []
  readonly #cookies: string | null

  constructor(cookies: string | null) {
    this.#cookies = cookies
  }

  remember(): void {}

  forget(): void {
    this.setCookieLines.push(clearedPathCookie())
  }

  recall(): string | undefined {
    return rememberedPath(this.#cookies)
  }
}
