import type { InboxChannels } from '#domain/inbox/inbox.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { SessionStore } from '../session/session.store.ts'
import { InboxApi, type ReadEntries } from './inbox.port.ts'

/** Changes of a person's inbox. Each returns false if the API is unreachable. */
export class ManageInbox extends dependsOn({ inbox: InboxApi, session: SessionStore }) {
  /** Marks entries as read, and updates the count in the header. */
  async markRead(entries: ReadEntries): Promise<boolean> {
    const unread = await attempt(() => this.deps.inbox.markRead(entries))
    if (unread.ok) this.deps.session.countUnread(unread.value)
    return unread.ok
  }

  async chooseChannels(channels: readonly InboxChannels[]): Promise<boolean> {
    return (await attempt(() => this.deps.inbox.saveChannels(channels))).ok
  }
}
