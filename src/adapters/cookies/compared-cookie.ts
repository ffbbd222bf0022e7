import { parseCookie, stringifySetCookie } from 'cookie'
import type { ComparedMemory } from '#application/comparison/compared-memory.port.ts'

const COMPARED_COOKIE = '__Host-compared'
const MONTH_SECONDS = 2_592_000

export function comparedCookie(text: string): string {
  return stringifySetCookie({
    name: COMPARED_COOKIE,
    value: text,
    maxAge: text === '' ? 0 : MONTH_SECONDS,
    path: '/',
    secure: true,
    sameSite: 'strict',
  })
}

export const comparedIn = (cookies: string | null): string | undefined =>
  parseCookie(cookies ?? '')[COMPARED_COOKIE]

/** Reads the request's cookies and collects the Set-Cookie lines of the response. */
export class RequestComparedMemory implements ComparedMemory {
  readonly setCookieLines: string[] = []
  readonly #cookies: string | null

  constructor(cookies: string | null) {
    this.#cookies = cookies
  }

  remember(text: string): void {
    this.setCookieLines.push(comparedCookie(text))
  }

  recall(): string | undefined {
    return comparedIn(this.#cookies)
  }
}
