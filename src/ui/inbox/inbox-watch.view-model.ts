import { reaction } from 'mobx'
import { WatchInbox } from '#application/inbox/watch-inbox.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { SessionStore } from '#application/session/session.store.ts'

export class InboxWatchViewModel {
  static readonly keys = { watch: WatchInbox, session: SessionStore }
  readonly #deps

  constructor(deps: DepsOf<typeof InboxWatchViewModel.keys>) {
    this.#deps = deps
  }

  /** Polls the unread count; returns the stop function. */
  watch(): () => void {
    const { watch, session } = this.#deps
    const stop = watch.run(() => document.visibilityState === 'visible')
    const stopPublishing = reaction(
      () => session.snapshot.unread,
      () => watch.publish(),
    )
    return () => {
      stop()
      stopPublishing()
    }
  }
}
