import { expect, it } from 'vitest'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { CartItem } from '#application/cart/cart-api.port.ts'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import type { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { AddLinesToTarget, type LineTarget } from '#application/quick-order/add-lines-to-target.ts'
import type { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.store.ts'
import { acceptedAsSent } from '#domain/cart/cart.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sku: `NW-${index}`, quantity: (index % 7) + 1 }))
const outcomesOf = (lines: readonly CartItem[]) => lines.map(acceptedAsSent)
const CART: LineTarget = { kind: 'named-cart', name: 'Spring service' }
const LIST: LineTarget = { kind: 'notice-list', name: 'Spring service' }

type Answers = { readonly put?: SavedCarts['put']; readonly list?: Partial<Favourites> }

function targets({ put, list = {} }: Answers = {}) {
  const carts = recordedPort<SavedCarts>({
    put: put ?? (async (_, lines) => ok({ cartId: 'C1', outcomes: outcomesOf(lines) })),
  })
  const favourites = recordedPort<Favourites>({
    create: async (name) => ok({ id: 'L1', name } as never),
    add: async (_, lines) => ok(outcomesOf(lines)),
    ...list,
  })
  const cart = recordedPort<AddLinesToCart>({
    run: async (lines: readonly CartItem[]) => ok(outcomesOf(lines)),
  } as never)
  const marks = recordedPort<LoadFavouriteMarks>()
  const adding = new AddLinesToTarget({
    session: { canAddToCart: true } as SessionStore,
    idempotencyKeys: new IdempotencyKeys(new ManualClock()),
    addLines: cart.port,
    carts: carts.port,
    favourites: favourites.port,
    loadMarks: marks.port,
  })
  const intoCarts = () => carts.calls.map(([, target, lines]) => [target, (lines as unknown[]).length])
  return { adding, intoCarts, favourites: favourites.calls, cart: cart.calls, marks: marks.calls }
}

it('adds lines to the active cart by one call, and reloads no favourite marks', async () => {
  const { adding, cart, marks } = targets()
  expect(await adding.run({ kind: 'cart' }, items(2))).toEqual(
    ok({ target: { kind: 'cart' }, outcomes: outcomesOf(items(2)) }),
  )
  expect([cart, marks]).toEqual([[['run', items(2)]], []])
})

it('creates a cart with the first thousand lines, and adds the remaining lines to it', async () => {
  const { adding, intoCarts, marks } = targets()
  expect(await adding.run(CART, items(2001))).toEqual(
    ok({ target: { ...CART, id: 'C1' }, outcomes: outcomesOf(items(2001)) }),
  )
  expect(intoCarts()).toEqual([
    [{ name: 'Spring service' }, 1000],
    [{ cartId: 'C1' }, 1000],
    [{ cartId: 'C1' }, 1],
  ])
  expect(marks).toEqual([])
})

it('a new list is created once, gets the lines without remarks in batches, and the favourite marks are reloaded', async () => {
  const { adding, favourites, marks } = targets()
  const outcome = await adding.run(LIST, items(1001))
  expect(outcome).toEqual(ok({ target: { ...LIST, id: 'L1' }, outcomes: outcomesOf(items(1001)) }))
  expect(favourites.map(([call, first]) => [call, first])).toEqual([
    ['create', 'Spring service'],
    ['add', 'L1'],
    ['add', 'L1'],
  ])
  expect((favourites[1]![2] as unknown[])[1]).toEqual({ sku: 'NW-1', quantity: 2, note: '' })
  expect(marks).toEqual([['run']])
})

it('adds to an existing list without creating one', async () => {
  const { adding, favourites } = targets()
  await adding.run({ ...LIST, id: 'L7' }, items(1))
  expect(favourites.map(([call, first]) => [call, first])).toEqual([['add', 'L7']])
})

it('reports the lines that were accepted before the connection was lost', async () => {
  let calls = 0
  const put: SavedCarts['put'] = async (_, lines) => {
    calls += 1
    if (calls === 2) throw new ApiFailure('offline', 'carts')
    return ok({ cartId: 'C1', outcomes: outcomesOf(lines) })
  }
  const { adding, intoCarts } = targets({ put })
  expect(await adding.run(CART, items(3000))).toEqual(
    ok({ target: { ...CART, id: 'C1' }, outcomes: outcomesOf(items(1000)) }),
  )
  expect(intoCarts()).toHaveLength(2)
})

it.each([
  ['name-in-use', 'name-in-use'],
  ['too-many', 'too-many'],
  ['unknown-contact', 'gone'],
  ['gone', 'gone'],
] as const)('the rejection %s of a cart is reported as %s', async (refused, kind) => {
  const { adding } = targets({ put: async () => fail({ kind: refused }) })
  expect(await adding.run(CART, items(1))).toEqual(fail({ kind }))
})

it.each([
  ['unknown', 'gone'],
  ['name-taken', 'name-in-use'],
  ['gone', 'gone'],
  ['too-many', 'too-many'],
] as const)('the rejection %s of a list is reported as %s', async (refused, kind) => {
  const { adding, marks } = targets({ list: { add: async () => fail({ kind: refused }) } })
  expect(await adding.run(LIST, items(1))).toEqual(fail({ kind }))
  expect(marks).toEqual([])
})

it('uses the same idempotency key after a lost call, but not after a rejected one', async () => {
  const keys: string[] = []
  const put: SavedCarts['put'] = async (_, lines, key) => {
    keys.push(key)
    if (keys.length === 1) throw new ApiFailure('offline', 'carts')
    return keys.length === 2 ? fail({ kind: 'too-many' }) : ok({ cartId: 'C1', outcomes: outcomesOf(lines) })
  }
  const { adding } = targets({ put })
  await adding.run(CART, items(1))
  await adding.run(CART, items(2))
  await adding.run(CART, items(2))
  await adding.run(CART, items(1))
  expect(keys[3]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})
