import { primaryKey } from '@mswjs/data'
import type { Services } from '../services.ts'
import { inboxHandlers } from './inbox.handlers.ts'
import { Inbox } from './inbox.ts'

const tables = {
  /** `content` is JSON, because the library cannot store optional fields. */
  inboxEntry: { id: primaryKey(String), personId: String, at: Number, content: String, isRead: Boolean },
  /** Only the kinds of events whose channels the person has changed. */
  inboxChannel: { id: primaryKey(String), shop: Boolean, mail: Boolean },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly inbox: Inbox
  }
}

export const inboxMock = {
  tables,
  services: (services: Services) => ({ inbox: new Inbox(services) }),
  handlers: { inbox: inboxHandlers },
}
