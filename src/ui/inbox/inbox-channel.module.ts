import { TabInboxChannel } from '#adapters/browser/inbox/tab-inbox-channel.ts'
import { InboxChannel } from '#application/inbox/inbox-channel.port.ts'
import { registerModule } from '../kernel/module.ts'

/** Binding of the channel between tabs. The module is imported only in browsers. */
registerModule('inbox-channel', ({ constant }) => constant(InboxChannel, new TabInboxChannel()))
