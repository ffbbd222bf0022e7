import { factory } from '@mswjs/data'
import { PersonRole } from '#contracts/people/people.contract.ts'
import { flagsOf, isApproverRole, ROLE_RIGHTS } from './people/roles.ts'
import demo from './data/customers.json' with { type: 'json' }
import type { Db, Tables } from './db.ts'
import { FEATURES } from './features.ts'
import type { AccountFlags } from './session/account.ts'
import type { IntersectionOf } from './merged.ts'

const { customers, people } = demo

type Declared = IntersectionOf<Extract<(typeof FEATURES)[number], { readonly tables: object }>['tables']>

/** The tables of all features, with the demo accounts. */
export function createDb(): Db {
  const tables = Object.assign(
    {},
    ...FEATURES.map((feature) => ('tables' in feature ? feature.tables : {})),
  ) as Declared
  const db: Db = factory<{ [Name in keyof Tables]: Tables[Name] }>(tables)
  for (const {
    login,
    contactId,
    givenName,
    familyName,
    features,
    priceToggle,
    companyRole,
    ...customer
  } of customers) {
    const company = {
      customerId: customer.customerId,
      entityID: customer.entityID,
      country: customer.country,
      currency: customer.currency,
      alternativeCurrency: customer.alternativeCurrency ?? null,
      language: customer.language,
      discountPercent: customer.discountPercent,
    }
    db.account.create({
      ...company,
      userName: login,
      contactId,
      givenName,
      familyName,
      isAdmin: customer.role === 'admin',
      companyRole: PersonRole.parse(companyRole),
      isApprover: true,
      priceToggle,
      ...(features satisfies AccountFlags),
    })
    // a customer who has never ordered has no cart until the shop creates one
    if (customer.ordersPerWorkday > 0) db.cart.create({ owner: contactId, version: 0 })
    for (const { customerId: _, ...person } of people.filter(isOf(company))) {
      const companyRole = PersonRole.parse(person.companyRole)
      db.account.create({
        ...company,
        ...person,
        companyRole,
        isApprover: isApproverRole(companyRole),
        ...flagsOf(ROLE_RIGHTS[companyRole]),
      })
    }
  }
  return db
}

const isOf =
  ({ customerId }: { readonly customerId: string }) =>
  (person: { readonly customerId: string }) =>
    person.customerId === customerId
