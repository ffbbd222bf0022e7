import { reaction } from 'mobx'
import { WatchInbox } from '#application/inbox/watch-inbox.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'
import { SessionStore } from '#application/session/session.store.ts'

export class InboxWatchViewModel extends dependsOn({ watch: WatchInbox, session: SessionStore }) {
  /** Polls the unread count; returns the stop function. */
  watch(): () => void {
    const { watch, session } = this.deps
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
