import { expect, it } from 'vitest'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import { ListTargets } from '#application/quick-order/list-targets.ts'
import type { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import type { Capability } from '#domain/capabilities/capability.ts'
import type { FavouriteList } from '#domain/favourites/favourites.ts'
import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const cart = (name: string, overrides: Partial<SavedCart> = {}) =>
  ({
    cartId: `c-${name}`,
    name,
    lines: 3,
    pieces: 9,
    isActive: false,
    right: 'owner',
    ...overrides,
  }) as SavedCart
const CARTS = [
  cart('active', { isActive: true }),
  cart('Spring service'),
  cart('Shared to edit', { right: 'edit' }),
  cart('Shared to read', { right: 'read' }),
]
const LISTS = [{ id: 'l-1', name: 'Wear parts', count: 12 }] as unknown as readonly FavouriteList[]

function listing({
  canAddToCart = true,
  notOffered = [] as readonly Capability[],
  list = async () => CARTS,
}) {
  const carts = recordedPort<SavedCarts>({ list })
  const favourites = recordedPort<Favourites>({ lists: async () => LISTS })
  const capabilities = new CapabilitiesStore()
  capabilities.set(notOffered)
  const targets = new ListTargets({
    session: { canAddToCart } as SessionStore,
    capabilities,
    carts: carts.port,
    favourites: favourites.port,
  })
  return { targets, calls: () => [...carts.calls, ...favourites.calls] }
}

const CART_TARGETS = [
  { id: 'c-Spring service', name: 'Spring service', lines: 3 },
  { id: 'c-Shared to edit', name: 'Shared to edit', lines: 3 },
]
const LIST_TARGETS = [{ id: 'l-1', name: 'Wear parts', lines: 12 }]

it('returns the active cart, the carts that the customer may change, and the parts lists', async () => {
  const { targets } = listing({})
  expect(await targets.run()).toEqual(ok({ carts: CART_TARGETS, lists: LIST_TARGETS }))
})

it.each([
  ['carts to a user who may not fill a cart', { canAddToCart: false }, { carts: [], lists: LIST_TARGETS }],
  ['carts without saved carts', { notOffered: ['savedCarts'] }, { carts: [], lists: LIST_TARGETS }],
  ['lists without parts lists', { notOffered: ['favourites'] }, { carts: CART_TARGETS, lists: [] }],
] as const)('offers no %s, and sends no request for them', async (_, shop, expected) => {
  const { targets, calls } = listing(shop)
  expect(await targets.run()).toEqual(ok(expected))
  expect(calls()).toHaveLength(1)
})

it('reports that the carts and lists are unreachable', async () => {
  const { targets } = listing({ list: () => Promise.reject(new ApiFailure('offline', 'carts')) })
  expect(await targets.run()).toEqual(fail({ kind: 'unreachable' }))
})
