import { attempt } from '../kernel/attempt.ts'
import { Clock } from '../kernel/clock.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { RefreshAccountState } from '../session/refresh-account-state.ts'
import { SessionStore } from '../session/session.store.ts'
import { InboxChannel } from './inbox-channel.port.ts'

const POLL_MS = 60_000

/** Polls the API for the unread count, and receives the count of other tabs. */
export class WatchInbox extends dependsOn({
  session: SessionStore,
  refreshAccountState: RefreshAccountState,
  channel: InboxChannel,
  clock: Clock,
}) {
  /** The unread count that this tab has last published to the other tabs or received from them. */
  #shared: number | undefined

  /** Polls once a minute while the tab is visible; returns the stop function. */
  run(isVisible: () => boolean): () => void {
    const { session, refreshAccountState, channel, clock } = this.deps
    const stopPolling = clock.every(POLL_MS, () => {
      if (isVisible() && session.isLoggedIn) void attempt(() => refreshAccountState.run())
    })
    const stopListening = channel.subscribe(({ person, unread }) => {
      if (person !== session.user?.email) return
      this.#shared = unread
      session.countUnread(unread)
    })
    return () => {
      stopPolling()
      stopListening()
    }
  }

  /** Sends the count to the other tabs; call after it has changed. */
  publish(): void {
    const { session, channel } = this.deps
    const person = session.user?.email
    const { unread } = session.snapshot
    if (person === undefined || unread === undefined || unread === this.#shared) return
    this.#shared = unread
    channel.publish({ person, unread })
  }
}
