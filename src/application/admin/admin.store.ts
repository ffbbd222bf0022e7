import { makeAutoObservable } from 'mobx'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { AdminMemory } from './admin-memory.port.ts'

/** Login at the second service; valid for this visit and restored after a reload. */
export class AdminStore implements CustomersStore {
  readonly #session: SessionStore
  readonly #memory: AdminMemory
  private login: { readonly token: string; readonly visit: number } | undefined = undefined

  constructor(session: SessionStore, memory: AdminMemory) {
    this.#session = session
    this.#memory = memory
    makeAutoObservable(this)
    const token = session.user?.role === 'admin' ? memory.recall() : undefined
    if (token !== undefined) this.login = { token, visit: session.visit }
  }

  get token(): string | undefined {
    return this.login?.visit === this.#session.visit ? this.login.token : undefined
  }

  setToken(token: string): void {
    this.login = { token, visit: this.#session.visit }
    this.#memory.remember(token)
  }

  empty(): void {
    this.login = undefined
    this.#memory.remember(undefined)
  }
}
