import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { SessionStore } from '../session/session.store.ts'
import { InboxApi, type ReadEntries } from './inbox.port.ts'

/** Marks entries of the inbox as read, and updates the count in the header. */
export class MarkRead extends dependsOn({ inbox: InboxApi, session: SessionStore }) {
  /** Returns false if the API is unreachable. */
  async run(entries: ReadEntries): Promise<boolean> {
    const unread = await attempt(() => this.deps.inbox.markRead(entries))
    if (unread.ok) this.deps.session.countUnread(unread.value)
    return unread.ok
  }
}
