import { nullable, primaryKey } from '@mswjs/data'
import type { PersonRole } from '#contracts/people/people.contract.ts'
import { callersOf } from './callers.ts'
import { Passwords } from './passwords.ts'
import { Sessions } from './sessions.ts'
import type { Services } from '../services.ts'
import { accountHandlers } from './session.handlers.ts'

const tables = {
  account: {
    userName: primaryKey(String),
    customerId: String,
    contactId: String,
    companyRole: (): PersonRole => 'BUYER',
    isDeactivated: Boolean,
    orderLimit: nullable<number>(() => null),
    isApprover: Boolean,
    costCentres: nullable<string[]>(() => null),
    deliveryAddresses: nullable<string[]>(() => null),
    seesColleagues: () => true,
    /** Version of the person's settings; each change increments it. */
    settingsVersion: () => 0,
    lastLoginAt: nullable<number>(() => null),
    entityID: String,
    givenName: String,
    familyName: String,
    country: String,
    currency: String,
    alternativeCurrency: nullable<string>(() => null),
    priceToggle: Boolean,
    isAdmin: Boolean,
    /** Language of mails. */
    language: String,
    discountPercent: Number,
    order: Boolean,
    invoice: Boolean,
    shipment: Boolean,
    showPrice: Boolean,
    fillBasket: Boolean,
    vinSearch: Boolean,
  },
  /** Passwords of accounts that have changed them. */
  password: { userName: primaryKey(String), hash: String, changedAt: Number },
  passwordLink: { hash: primaryKey(String), userName: String, expiresAt: Number, isUsed: Boolean },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services extends ReturnType<typeof callersOf> {
    readonly sessions: Sessions
    readonly passwords: Passwords
  }
}

export const sessionMock = {
  tables,
  services: (services: Services) => {
    const { db, clock, realClock, secret, lifetimeSeconds, punchOuts, mailbox, apiKeys } = services
    const passwords = new Passwords({ db, clock, realClock, mailbox })
    const issued = { db, clock: realClock, demoClock: clock, secret, lifetimeSeconds }
    const sessions = new Sessions({ ...issued, punchOuts, passwords, apiKeys })
    return { passwords, sessions, ...callersOf({ sessions, clock }) }
  },
  handlers: { account: accountHandlers },
}
