import { PersonRight, type PersonRole } from '#contracts/people/people.contract.ts'
import type { Services } from '#mock-backend/services.ts'

/** Settings of a person, as an administrator sets them. */
export type Settings = {
  readonly role: PersonRole
  readonly rights: readonly PersonRight[]
  /** Order limit in minor units; null without a limit. */
  readonly limit: number | null
  readonly seesColleagues: boolean
  /** Ids of the permitted cost centres; null for all. */
  readonly costCentres: readonly string[] | null
}

type Member = Settings & { readonly customerId: string }

export const COMPANY = 'D0100006'
/** Account of the shop itself, used as a second company. Like `COMPANY` it has no generated orders. */
export const OTHER_COMPANY = 'D0000001'
const ORDERS: readonly PersonRight[] = ['order', 'shipment', 'showPrice', 'fillBasket']
const PRICELESS: readonly PersonRight[] = ['order', 'shipment', 'fillBasket']
const ALL: readonly PersonRight[] = [...ORDERS, 'invoice', 'priceToggle']

const member = (
  role: PersonRole,
  rights: readonly PersonRight[],
  more: Partial<Omit<Member, 'role' | 'rights'>> = {},
): Member => ({
  role,
  rights,
  limit: null,
  seesColleagues: true,
  costCentres: null,
  customerId: COMPANY,
  ...more,
})

export const STAFF = {
  Olga: member('ADMINISTRATOR', ALL),
  Piet: member('ADMINISTRATOR', ALL),
  Bert: member('BUYER', ORDERS, { limit: 50_000 }),
  Bea: member('BUYER', ORDERS, { limit: 20_000, seesColleagues: false }),
  Nora: member('BUYER', PRICELESS, { limit: 50_000 }),
  Ada: member('APPROVER', ALL),
  Axel: member('APPROVER', ALL, { limit: 30_000, seesColleagues: false, costCentres: ['10'] }),
  Wim: member('WAREHOUSE', ['shipment']),
  Lena: member('BOOKKEEPER', ['showPrice', 'invoice']),
  Sven: member('APPROVER', ALL, { customerId: OTHER_COMPANY, limit: 30_000 }),
} as const satisfies Readonly<Record<string, Member>>
export type Name = keyof typeof STAFF
export const NAMES = Object.keys(STAFF) as readonly Name[]
export const COLLEAGUES = NAMES.filter((name) => STAFF[name].customerId === COMPANY)

export const settingsOf = (name: Name): Settings => {
  const { role, rights, limit, seesColleagues, costCentres } = STAFF[name]
  return { role, rights, limit, seesColleagues, costCentres }
}

export const idOf = (name: Name) => `P-${name}`
export const userNameOf = (name: Name) => `${name.toLowerCase()}@sim.test`
export const nameOfId = (id: string) => NAMES.find((name) => idOf(name) === id)

/** Administrator of the demo account. Deactivated, so that only the people in `STAFF` form the company. */
const FORMER = 'new@demo.test'

/** Creates the accounts of the staff and the cost centres of their company. */
export function employStaff({ db }: Pick<Services, 'db'>): void {
  db.account.update({ where: { userName: { equals: FORMER } }, data: { isDeactivated: true } })
  for (const name of NAMES) {
    const { role, rights, limit, seesColleagues, costCentres, customerId } = STAFF[name]
    db.account.create({
      entityID: 'DTIT',
      country: 'IT',
      currency: 'EUR',
      language: 'en',
      discountPercent: 10,
      userName: userNameOf(name),
      contactId: idOf(name),
      givenName: name,
      familyName: 'Sim',
      companyRole: role,
      isApprover: role === 'ADMINISTRATOR' || role === 'APPROVER',
      orderLimit: limit,
      ...{ seesColleagues, customerId },
      costCentres: costCentres && [...costCentres],
      ...Object.fromEntries(PersonRight.options.map((flag) => [flag, rights.includes(flag)])),
    })
  }
  const content = JSON.stringify([
    { id: '10', name: 'Workshop', isOpen: true, budget: 200_000 },
    { id: '20', name: 'Fleet', isOpen: true, budget: null },
  ])
  db.costCentres.create({ customerId: COMPANY, content })
}
