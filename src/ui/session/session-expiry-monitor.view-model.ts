import { makeAutoObservable, reaction } from 'mobx'
import { ExpireSession } from '#application/authentication/expire-session.ts'
import { SyncSession } from '#application/authentication/sync-session.ts'
import { SessionChannel } from '#application/session/session-channel.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Effects of a session change on the open page. */
export class SessionExpiryMonitorViewModel {
  static readonly keys = {
    session: SessionStore,
    news: SessionChannel,
    syncSession: SyncSession,
    expireSession: ExpireSession,
  }
  readonly #deps

  constructor(deps: DepsOf<typeof SessionExpiryMonitorViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** True if the API has ended the session: the page redirects to the login (spec 4). */
  get wasEnded(): boolean {
    return this.#deps.session.wasEnded
  }

  /** React key of the page: all of its content belongs to one session. */
  get visit(): number {
    return this.#deps.session.visit
  }

  /** Changes when the page's data must be reloaded. */
  get pageAge(): number {
    return this.#deps.session.pageAge
  }

  /** True if the user has logged out or another one has logged in: the document is reloaded. */
  get isTakenOver(): boolean {
    return this.#deps.session.isTakenOver
  }

  acknowledgeEnd(): void {
    this.#deps.session.acknowledgeEnd()
  }

  /** Observes sessions of other tabs and the clock. Returns the stop function. */
  watch(): () => void {
    const stopHearing = this.#deps.news.subscribe((stored) => void this.#deps.syncSession.run(stored))
    const stopWaiting = reaction(
      () => this.#deps.session.hasExpired,
      (hasExpired) => hasExpired && this.#deps.expireSession.run(),
    )
    return () => {
      stopHearing()
      stopWaiting()
    }
  }
}
