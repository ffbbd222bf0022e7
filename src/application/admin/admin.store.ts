import { makeAutoObservable } from 'mobx'
import type { CookieJar } from '../kernel/cookie-jar.port.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'
import type { SessionStore } from '../session/session.store.ts'
import { adminCookie } from './admin-cookie.ts'

/** Login at the second service (API of the admin page); valid for this visit and restored after a reload. */
export class AdminStore implements SessionScopedStore {
  readonly #session: SessionStore
  readonly #cookies: CookieJar
  private login: { readonly token: string; readonly visit: number } | undefined = undefined

  constructor(session: SessionStore, cookies: CookieJar) {
    this.#session = session
    this.#cookies = cookies
    makeAutoObservable(this)
    const token = session.user?.role === 'admin' ? cookies.read(adminCookie) : undefined
    if (token !== undefined) this.login = { token, visit: session.visit }
  }

  get token(): string | undefined {
    return this.login?.visit === this.#session.visit ? this.login.token : undefined
  }

  setToken(token: string): void {
    this.login = { token, visit: this.#session.visit }
    this.#cookies.write(adminCookie, token)
  }

  empty(): void {
    this.login = undefined
    this.#cookies.clear(adminCookie)
  }
}
