import { nullable, primaryKey } from '@mswjs/data'
import type { Services } from '../services.ts'
import { Mailbox } from './mailbox.ts'

const tables = {
  mail: {
    id: primaryKey(String),
    to: String,
    at: Number,
    language: String,
    subject: String,
    body: String,
    link: nullable<string>(() => null),
    isBounced: Boolean,
  },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly mailbox: Mailbox
  }
}

export const mailMock = {
  tables,
  services: (services: Services) => ({ mailbox: new Mailbox(services) }),
}
