import type { InboxChannels } from '#domain/inbox/inbox.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { InboxApi } from './inbox.port.ts'

export class ChooseChannels extends dependsOn({ inbox: InboxApi }) {
  /** Returns false if the API is unreachable. */
  async run(channels: readonly InboxChannels[]): Promise<boolean> {
    const result = await attempt(() => this.deps.inbox.saveChannels(channels))
    return result.ok
  }
}
