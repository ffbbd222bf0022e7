import { makeAutoObservable, reaction } from 'mobx'
import type { ExpireSession } from '#application/authentication/expire-session.ts'
import type { SyncSession } from '#application/authentication/sync-session.ts'
import type { SessionChannel } from '#application/session/session-channel.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'

/** What becomes of a page when the session changes under it. */
export class SessionWatchViewModel {
  readonly #session: SessionStore
  readonly #news: SessionChannel
  readonly #syncSession: SyncSession
  readonly #expireSession: ExpireSession

  constructor(
    session: SessionStore,
    news: SessionChannel,
    syncSession: SyncSession,
    expireSession: ExpireSession,
  ) {
    this.#session = session
    this.#news = news
    this.#syncSession = syncSession
    this.#expireSession = expireSession
    makeAutoObservable(this)
  }

  /** The API has ended the session: the page leads to the login (spec 4). */
  get wasEnded(): boolean {
    return this.#session.wasEnded
  }

  /** Everything that stands on the page belongs to one visit. */
  get visit(): number {
    return this.#session.visit
  }

  /** With another age the page's data is asked for anew. */
  get pageAge(): number {
    return this.#session.pageAge
  }

  /** The page belongs to nobody or to another customer by now, and is given up as a whole. */
  get isTakenOver(): boolean {
    return this.#session.isTakenOver
  }

  acknowledgeEnd(): void {
    this.#session.acknowledgeEnd()
  }

  /** Answers how to stop watching. */
  watch(): () => void {
    const stopHearing = this.#news.subscribe((stored) => void this.#syncSession.run(stored))
    const stopWaiting = reaction(
      () => this.#session.hasExpired,
      (hasExpired) => hasExpired && this.#expireSession.run(),
    )
    return () => {
      stopHearing()
      stopWaiting()
    }
  }
}
