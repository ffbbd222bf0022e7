import { makeAutoObservable } from 'mobx'
import type { SessionStore } from '#application/session/session.store.ts'

export class SessionWatchViewModel {
  readonly #session: SessionStore

  constructor(session: SessionStore) {
    this.#session = session
    makeAutoObservable(this)
  }

  get wasEnded(): boolean {
    return this.#session.wasEnded
  }
}
