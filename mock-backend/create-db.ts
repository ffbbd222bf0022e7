import { factory } from '@mswjs/data'
import customers from './data/customers.json' with { type: 'json' }
import type { Db, Tables } from './db.ts'
import { FEATURES } from './features.ts'
import type { AccountFlags } from './session/account.ts'
import type { Merged } from './merged.ts'

type Declared = Merged<Extract<(typeof FEATURES)[number], { readonly tables: object }>['tables']>

/** The tables of all features, with the demo accounts. */
export function createDb(): Db {
  const tables = Object.assign(
    {},
    ...FEATURES.map((feature) => ('tables' in feature ? feature.tables : {})),
  ) as Declared
  const db: Db = factory<{ [Name in keyof Tables]: Tables[Name] }>(tables)
  for (const { login, features, ...customer } of customers.customers) {
    db.account.create({
      userName: login,
      customerId: customer.customerId,
      contactId: customer.contactId,
      entityID: customer.entityID,
      givenName: customer.givenName,
      familyName: customer.familyName,
      country: customer.country,
      currency: customer.currency,
      alternativeCurrency: customer.alternativeCurrency ?? null,
      priceToggle: customer.priceToggle,
      isAdmin: customer.role === 'admin',
      discountPercent: customer.discountPercent,
      ...(features satisfies AccountFlags),
    })
    // a customer who has never ordered has no cart until it is created
    if (customer.ordersPerWorkday > 0) db.cart.create({ customerId: customer.customerId, version: 0 })
  }
  return db
}
