import { nullable, primaryKey } from '@mswjs/data'
import { callersOf } from './callers.ts'
import { Sessions } from './sessions.ts'
import type { Services } from '../services.ts'
import { accountHandlers } from './session.handlers.ts'

const tables = {
  account: {
    userName: primaryKey(String),
    customerId: String,
    contactId: String,
    entityID: String,
    givenName: String,
    familyName: String,
    country: String,
    currency: String,
    alternativeCurrency: nullable<string>(() => null),
    priceToggle: Boolean,
    isAdmin: Boolean,
    discountPercent: Number,
    order: Boolean,
    invoice: Boolean,
    shipment: Boolean,
    showPrice: Boolean,
    fillBasket: Boolean,
    vinSearch: Boolean,
  },
}

declare module '../db.ts' {
  interface Tables {
    readonly account: (typeof tables)['account']
  }
}

declare module '../services.ts' {
  interface Services extends ReturnType<typeof callersOf> {
    readonly sessions: Sessions
  }
}

export const sessionMock = {
  tables,
  services: ({ db, clock, secret, lifetimeSeconds, punchOuts }: Services) => {
    const sessions = new Sessions({ db, clock, secret, lifetimeSeconds, punchOuts })
    return { sessions, ...callersOf({ sessions, clock }) }
  },
  handlers: { account: accountHandlers },
}
