import { primaryKey } from '@mswjs/data'
import type { PersonRight } from '#contracts/people/people.contract.ts'
import type { Services } from '../services.ts'
import { Invitations } from './invitations.ts'
import { People } from './people.ts'
import { peopleHandlers } from './people.handlers.ts'

const tables = {
  invitation: { hash: primaryKey(String), contactId: String, expiresAt: Number, isUsed: Boolean },
  personChange: {
    id: primaryKey(String),
    customerId: String,
    at: Number,
    by: String,
    person: String,
    what: String,
    from: String,
    to: String,
  },
  /** Rights that persons have asked their administrators for. */
  rightRequest: {
    requestId: primaryKey(String),
    customerId: String,
    contactId: String,
    right: (): PersonRight => 'order',
    at: Number,
  },
}

declare module '../db.ts' {
  interface Tables {
    readonly invitation: (typeof tables)['invitation']
    readonly personChange: (typeof tables)['personChange']
    readonly rightRequest: (typeof tables)['rightRequest']
  }
}

declare module '../services.ts' {
  interface Services {
    readonly people: People
    readonly invitations: Invitations
  }
}

export const peopleMock = {
  tables,
  services: ({ db, clock, mailbox, inbox }: Services) => ({
    people: new People({ db, clock, inbox }),
    invitations: new Invitations({ db, clock, mailbox }),
  }),
  handlers: { people: peopleHandlers },
}
