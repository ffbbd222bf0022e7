import { parseCookie, stringifySetCookie } from 'cookie'
import type { AdminMemory } from '#application/admin/admin-memory.port.ts'

const ADMIN_COOKIE = '__Host-kih'

/** Session cookie. */
export function adminCookie(token: string | undefined): string {
  return stringifySetCookie({
    name: ADMIN_COOKIE,
    value: token ?? '',
    ...(token === undefined && { maxAge: 0 }),
    path: '/',
    secure: true,
    sameSite: 'strict',
  })
}

export const adminTokenIn = (cookies: string | null): string | undefined =>
  parseCookie(cookies ?? '')[ADMIN_COOKIE] || undefined

/** Reads the request's cookies and collects the Set-Cookie lines of the response. */
export class RequestAdminMemory implements AdminMemory {
  readonly setCookieLines: string[] = []
  readonly #cookies: string | null

  constructor(cookies: string | null) {
    this.#cookies = cookies
  }

  remember(token: string | undefined): void {
    this.setCookieLines.push(adminCookie(token))
  }

  recall(): string | undefined {
    return adminTokenIn(this.#cookies)
  }
}
