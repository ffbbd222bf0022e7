import { expect, it } from 'vitest'
import { listedCarts, relistedCarts } from '#application/saved-carts/listed-carts.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { ListUrl } from '#domain/data-table/list-url.ts'
import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'

const ANNA = { contactId: 'K-1', name: 'Anna' }
const MARCO = { contactId: 'K-2', name: 'Marco' }
const cart = (name: string, overrides: Partial<SavedCart>): SavedCart => ({
  cartId: name,
  name,
  isActive: false,
  lines: 1,
  pieces: 1,
  owner: ANNA,
  right: 'owner',
  shared: [],
  ...overrides,
})
const CARTS = [
  cart('Fleet 10', {
    lines: 3,
    pieces: 30,
    total: { minor: 900, currency: 'EUR' },
    pricesUntil: '2026-12-01',
    changedAt: '2026-11-20T08:00:00Z',
  }),
  cart('active', { isActive: true, lines: 10, pieces: 4 }),
  cart('fleet 9', {
    owner: MARCO,
    lines: 2,
    pieces: 200,
    total: { minor: 1_000, currency: 'EUR' },
    pricesUntil: '2026-11-30',
    changedAt: '2026-11-21T08:00:00Z',
  }),
]
const query = (overrides: Partial<ListQuery> = {}): ListQuery =>
  ({ start: 0, length: 10, sortBy: 'name', desc: false, filters: {}, ...overrides }) as ListQuery
const names = (overrides: Partial<ListQuery> = {}) =>
  listedCarts(CARTS, query(overrides)).items.map(({ name }) => name)

it.each([
  ['name', ['active', 'fleet 9', 'Fleet 10']],
  ['lineCount', ['fleet 9', 'Fleet 10', 'active']],
  ['pieces', ['active', 'Fleet 10', 'fleet 9']],
  ['value', ['active', 'Fleet 10', 'fleet 9']],
  ['pricesUntil', ['active', 'fleet 9', 'Fleet 10']],
  ['changed', ['Fleet 10', 'fleet 9', 'active']],
  ['owner', ['Fleet 10', 'active', 'fleet 9']],
])('sorts saved carts by %s', (sortBy, sorted) => {
  expect(names({ sortBy })).toEqual(sorted)
  const [first, ...others] = names({ sortBy, desc: true })
  expect(first).toBe(sorted.at(-1))
  expect(others).toHaveLength(2)
})

it('sorts by the date of change if the column is unknown', () => {
  expect(names({ sortBy: 'unknown-column' })).toEqual(['Fleet 10', 'fleet 9', 'active'])
  expect(names({ sortBy: 'unknown-column', desc: true })).toEqual(['active', 'fleet 9', 'Fleet 10'])
})

it('preserves the order of equal carts in both sort directions', () => {
  const carts = [cart('b', { lines: 5 }), cart('a', { lines: 5 })]
  const listed = [true, false].map((desc) => listedCarts(carts, query({ sortBy: 'lineCount', desc })))
  expect(listed.map(({ items }) => items.map(({ name }) => name))).toEqual([
    ['b', 'a'],
    ['b', 'a'],
  ])
})

it('returns the requested page of carts, and their total number', () => {
  expect(listedCarts(CARTS, query({ start: 1, length: 1 }))).toEqual({ items: [CARTS[2]], total: 3 })
})

it('filters saved carts by name', () => {
  expect(names({ term: 'fleet' })).toEqual(['fleet 9', 'Fleet 10'])
})

it('filters saved carts of the user, who is the owner of the active cart, and carts of colleagues', () => {
  expect(names({ filters: { whose: 'own' } })).toEqual(['active', 'Fleet 10'])
  expect(names({ filters: { whose: 'others' } })).toEqual(['fleet 9'])
})

it('treats each cart as a colleague’s if no cart is active', () => {
  const carts = CARTS.filter(({ isActive }) => !isActive)
  expect(listedCarts(carts, query({ filters: { whose: 'own' } })).total).toBe(0)
})

const url = (overrides: Partial<ListUrl>): ListUrl =>
  ({ page: 1, length: 2, sort: 'name', desc: false, filters: {}, ...overrides }) as ListUrl

it('returns the same page of the list after a cart has changed', () => {
  const relisted = relistedCarts(CARTS, url({ page: 2 }))
  expect(relisted).toMatchObject({
    kind: 'listed',
    url: { page: 2 },
    listing: { items: [CARTS[0]], total: 3 },
  })
  expect(relistedCarts(CARTS, url({ page: 1 }))).toMatchObject({
    url: { page: 1 },
    listing: { items: [CARTS[1], CARTS[2]] },
  })
})

it('returns the last page of the list if the requested page no longer exists', () => {
  expect(relistedCarts(CARTS, url({ page: 7 }))).toMatchObject({
    url: { page: 2 },
    listing: { items: [CARTS[0]] },
  })
  expect(relistedCarts([], url({ page: 2 }))).toMatchObject({
    url: { page: 1 },
    listing: { items: [], total: 0 },
  })
})
