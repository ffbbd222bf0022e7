import { primaryKey } from '@mswjs/data'
import type { RequestableRight } from '#contracts/people/people.contract.ts'
import type { Services } from '../services.ts'
import { MailThrottle } from '../session/mail-throttle.ts'
import { ChangeLog } from '../session/change-log.ts'
import { Invitations } from './invitations.ts'
import { People } from './people.ts'
import { peopleHandlers } from './people.handlers.ts'

/** Maximum number of refused invitations per company and hour, because the address already has an account. */
const FOREIGN_ADDRESSES_MAX = 20

const tables = {
  invitation: { hash: primaryKey(String), contactId: String, expiresAt: Number, isUsed: Boolean },
  personChange: {
    id: primaryKey(String),
    customerId: String,
    at: Number,
    by: String,
    byEmail: String,
    /** Name of the person, cost centre or address that was changed. */
    person: String,
    personEmail: String,
    what: String,
    from: String,
    to: String,
  },
  /** Rights that persons have asked their administrators for. */
  rightRequest: {
    requestId: primaryKey(String),
    customerId: String,
    contactId: String,
    right: (): RequestableRight => 'order',
    at: Number,
    /** 0 while the request is open. */
    decidedAt: Number,
    decidedBy: String,
    isGranted: Boolean,
  },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly people: People
    readonly changeLog: ChangeLog
    readonly invitations: Invitations
    readonly mailThrottle: MailThrottle
  }
}

export const peopleMock = {
  tables,
  services: ({ db, clock, realClock, mailbox, inbox }: Services) => {
    const mailThrottle = new MailThrottle(realClock)
    const foreignAddresses = new MailThrottle(realClock, FOREIGN_ADDRESSES_MAX)
    const changeLog = new ChangeLog({ db, clock })
    const people = new People({ db, clock, inbox, mailThrottle, foreignAddresses, changeLog })
    const invitations = new Invitations({ db, clock, mailbox, mailThrottle })
    return { changeLog, people, invitations, mailThrottle }
  },
  handlers: { people: peopleHandlers },
}
