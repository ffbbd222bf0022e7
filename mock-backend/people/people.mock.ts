import { primaryKey } from '@mswjs/data'
import type { RequestableRight } from '#contracts/people/people.contract.ts'
import type { Services } from '../services.ts'
import { MailThrottle } from '../session/mail-throttle.ts'
import { ChangeLog } from '../session/change-log.ts'
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
  services: (services: Services) => {
    const mailThrottle = new MailThrottle(services.realClock)
    const changeLog = new ChangeLog(services)
    const people = new People({ ...services, mailThrottle, changeLog })
    const invitations = new Invitations({ ...services, mailThrottle })
    return { changeLog, people, invitations, mailThrottle }
  },
  handlers: { people: peopleHandlers },
}
