import { makeAutoObservable, reaction } from 'mobx'
import { ExpireSession } from '#application/authentication/expire-session.ts'
import { SyncSession } from '#application/authentication/sync-session.ts'
import { SessionChannel } from '#application/session/session-channel.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** What becomes of a page when the session changes under it. */
export class SessionWatchViewModel {
  static readonly keys = {
    session: SessionStore,
    news: SessionChannel,
    syncSession: SyncSession,
    expireSession: ExpireSession,
  }
  readonly #deps

  constructor(deps: DepsOf<typeof SessionWatchViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** The API has ended the session: the page leads to the login (spec 4). */
  get wasEnded(): boolean {
    return this.#deps.session.wasEnded
  }

  /** Everything that stands on the page belongs to one visit. */
  get visit(): number {
    return this.#deps.session.visit
  }

  /** With another age the page's data is asked for anew. */
  get pageAge(): number {
    return this.#deps.session.pageAge
  }

  /** The page belongs to nobody or to another customer by now, and is given up as a whole. */
  get isTakenOver(): boolean {
    return this.#deps.session.isTakenOver
  }

  acknowledgeEnd(): void {
    this.#deps.session.acknowledgeEnd()
  }

  /** Answers how to stop watching. */
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
