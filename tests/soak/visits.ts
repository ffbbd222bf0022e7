import fc from 'fast-check'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { LANGUAGES } from '#domain/locale/language.ts'
import { isPlain, pathTo } from '#domain/pages/localised-path.ts'
import { ROUTE_IDS } from '#domain/pages/pages.ts'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'

/** A request of one visitor. Visitors are numbered from 0, and the first `GUESTS` are guests. */
export type Visit = {
  readonly visitor: number
  readonly path: string
  readonly body?: object | undefined
  /** True if the visitor logs in again before the request. */
  readonly logsIn?: true | undefined
}

export const GUESTS = 3
export const ACCOUNTS = ['full@demo.test', 'noprice@demo.test', 'export@demo.test', 'new@demo.test'] as const

/** Maximum number of parts in a cart. */
const PARTS_IN_CARTS = 12

/** Generates visits: pages in all languages, searches, pictures, API calls, logins and unknown paths. */
export function visitsOf(seed: number, count: number, catalogueSize: number): readonly Visit[] {
  const catalogue = sharedCatalogue(1, catalogueSize)
  const parts = Array.from({ length: catalogueSize }, (_, index) => catalogue.product(index))
  const pages = LANGUAGES.flatMap(({ code }) =>
    ROUTE_IDS.filter(isPlain).map((id) => pathTo(id, code, DEFAULT_ROUTING)),
  )
  const part = fc.constantFrom(...parts)
  const term = fc.tuple(fc.constantFrom('brake', 'filter', 'lamp', 'pump', '1.00'), fc.nat(99_999))
  const path = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pages) },
    { weight: 6, arbitrary: part.map(({ slug }) => `/en/products/${slug}`) },
    { weight: 2, arbitrary: part.map(({ slug }) => `/de/products/${slug}.data`) },
    { weight: 4, arbitrary: term.map(([word, n]) => `/en/search/results?term=${word}+${n}`) },
    { weight: 2, arbitrary: part.map(({ vendorId, sku }) => `/pictures/256/${vendorId}-${sku}.webp`) },
    { weight: 1, arbitrary: fc.nat(999_999).map((n) => `/en/nothing-${n}`) },
  )
  const visitor = fc.nat(GUESTS + ACCOUNTS.length - 1)
  const customer = fc.integer({ min: GUESTS, max: GUESTS + ACCOUNTS.length - 1 })
  const read = fc.record({ visitor, path })
  const search = fc.record({
    visitor,
    path: fc.constant('/api/search/partSearch'),
    body: term.map(([word, n]) => ({ searchTerm: `${word} ${n}` })),
  })
  const add = fc.record({
    visitor: customer,
    path: fc.constant('/api/checkout/cart/add'),
    body: fc.constantFrom(...parts.slice(0, PARTS_IN_CARTS)).map(({ vendorId, sku, packageQuantity }) => ({
      items: [{ sku: `${vendorId}-${sku}`, qty: packageQuantity }],
    })),
  })
  const logIn = fc.record({ visitor: customer, path: fc.constant('/en'), logsIn: fc.constant(true as const) })
  const visit: fc.Arbitrary<Visit> = fc.oneof(
    { weight: 20, arbitrary: read },
    { weight: 4, arbitrary: search },
    { weight: 2, arbitrary: add },
    { weight: 1, arbitrary: logIn },
  )
  return fc.sample(fc.noBias(visit), { seed, numRuns: count })
}
