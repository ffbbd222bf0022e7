import { expect, it } from 'vitest'
import type { LoadCart } from '#application/cart/load-cart.ts'
import { ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import type { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const CHANGED = [{ cartId: 'c1' } as SavedCart]

function managing(stubs: Partial<SavedCarts> = {}, fillBasket = true) {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, fillBasket })
  const { port, calls } = recordedPort<SavedCarts>({ change: async () => ok(CHANGED), ...stubs })
  const cart = recordedPort<LoadCart>()
  return {
    manage: new ManageSavedCarts({ carts: port, session, loadCart: cart.port }),
    calls,
    cart: cart.calls,
  }
}

const SHARED = {
  cartId: 'c1',
  shared: [
    { contactId: 'K-1', name: 'Anna', right: 'read' },
    { contactId: 'K-2', name: 'Marco', right: 'edit' },
  ],
} as unknown as SavedCart
const OTHERS = [{ contactId: 'K-2', name: 'Marco', right: 'edit' }]

type Case = readonly [(manage: ManageSavedCarts) => Promise<unknown>, object]

it.each<Case>([
  [(manage) => manage.create(' Fleet ', true), { kind: 'create', name: 'Fleet', copyActive: true }],
  [(manage) => manage.rename('c1', ' Fleet '), { kind: 'rename', cartId: 'c1', name: 'Fleet' }],
  [(manage) => manage.duplicate('c1', ' Fleet '), { kind: 'duplicate', cartId: 'c1', name: 'Fleet' }],
  [(manage) => manage.merge('c1', 'c2'), { kind: 'merge', cartId: 'c1', intoCartId: 'c2' }],
  [(manage) => manage.delete('c1'), { kind: 'delete', cartId: 'c1' }],
  [(manage) => manage.restore('c1'), { kind: 'restore', cartId: 'c1' }],
  [
    (manage) => manage.share(SHARED, ' k-1 ', 'owner'),
    { kind: 'share', cartId: 'c1', share: [...OTHERS, { contactId: 'K-1', right: 'owner' }] },
  ],
  [(manage) => manage.share(SHARED, 'K-1', 'none'), { kind: 'share', cartId: 'c1', share: OTHERS }],
])('sends the change of a saved cart in one call, and returns the changed list: %s', async (act, change) => {
  const { manage, calls, cart } = managing()
  expect(await act(manage)).toEqual(ok(CHANGED))
  expect(calls).toEqual([['change', change]])
  expect(cart).toEqual([])
})

it('loads the cart after it becomes the active one', async () => {
  const { manage, calls, cart } = managing()
  expect(await manage.activate('c1', 'merge')).toEqual(ok(CHANGED))
  expect(calls).toEqual([['change', { kind: 'activate', cartId: 'c1', mode: 'merge' }]])
  expect(cart).toEqual([['run']])
})

it('loads no cart if a saved cart could not become the active one', async () => {
  const { manage, cart } = managing({ change: async () => fail({ kind: 'gone' }) })
  expect(await manage.activate('c1', 'replace')).toEqual(fail('gone'))
  expect(cart).toEqual([])
})

it('sends no change of saved carts for an account without the right to fill a cart', async () => {
  const { manage, calls } = managing({}, false)
  expect(await manage.delete('c1')).toEqual(fail('not-allowed'))
  expect(calls).toEqual([])
})

it.each([
  ['timeout', 'unreachable'],
  ['session-ended', 'logged-out'],
] as const)('converts the API failure "%s" to the error "%s"', async (failure, kind) => {
  const { manage } = managing({ change: () => Promise.reject(new ApiFailure(failure, 'change')) })
  expect(await manage.delete('c1')).toEqual(fail(kind))
})

it('opens a saved cart, or reports why it cannot be opened', async () => {
  const { manage, calls } = managing({ open: async () => cartOf(1) })
  expect(await manage.open('c1')).toEqual(ok(cartOf(1)))
  expect(calls).toEqual([['open', 'c1']])
  const dead = managing({ open: () => Promise.reject(new ApiFailure('offline', 'open')) })
  expect(await dead.manage.open('c1')).toEqual(fail({ kind: 'unreachable' }))
})
