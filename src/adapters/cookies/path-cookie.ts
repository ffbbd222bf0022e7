import { parseCookie, stringifySetCookie } from 'cookie'
import type { PathMemory } from '#application/session/path-memory.port.ts'

const PATH_COOKIE = '__Host-previous-path'

/** Lives as long as the browser, and is read by the server for a first request. */
export function pathCookie(path: string): string {
  return stringifySetCookie({ name: PATH_COOKIE, value: path, path: '/', secure: true, sameSite: 'strict' })
}

export function rememberedPath(cookies: string | null): string | undefined {
  return parseCookie(cookies ?? '')[PATH_COOKIE]
}

/** The server remembers no path: pages are left in the browser. */
export class RequestPathMemory implements PathMemory {
  readonly #cookies: string | null

  constructor(cookies: string | null) {
    this.#cookies = cookies
  }

  remember(): void {}

  recall(): string | undefined {
    return rememberedPath(this.#cookies)
  }
}
