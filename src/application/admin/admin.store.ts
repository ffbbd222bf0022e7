import { makeAutoObservable } from 'mobx'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import type { SessionStore } from '../session/session.store.ts'

/** The login at the second service: it lasts as long as this page and this visit. */
export class AdminStore implements CustomersStore {
  readonly #session: SessionStore
  private held: { readonly token: string; readonly visit: number } | undefined = undefined

  constructor(session: SessionStore) {
    this.#session = session
    makeAutoObservable(this)
  }

  get token(): string | undefined {
    return this.held?.visit === this.#session.visit ? this.held.token : undefined
  }

  hold(token: string): void {
    this.held = { token, visit: this.#session.visit }
  }

  empty(): void {
    this.held = undefined
  }
}
