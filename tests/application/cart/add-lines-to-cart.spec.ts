import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { Baskets } from '#application/cart/baskets.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Happenings } from '#application/tracking/happenings.ts'
import { takenAsSent } from '#domain/cart/cart.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { LoadCart } from '#application/cart/load-cart.ts'

async function linesToCart(add: Baskets['add']) {
  const shop = await loggedInShop('full')
  const baskets = { add } as Baskets
  const [session, cart, loadCart] = [shop.get(SessionStore), shop.get(CartStore), shop.get(LoadCart)]
  return new AddLinesToCart(baskets, session, cart, loadCart, new Happenings())
}

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sku: `DT-${index}`, quantity: index + 1 }))

it('sends up to a thousand lines in one call, and more in as few as can be', async () => {
  const sizes: number[] = []
  const addLines = await linesToCart(async (batch) => {
    sizes.push(batch.length)
    return batch.map(takenAsSent)
  })
  const added = await addLines.run(items(2_345))
  expect(sizes).toEqual([1_000, 1_000, 345])
  expect(added.ok && added.value.map(({ accepted }) => accepted)).toEqual(
    items(2_345).map(({ quantity }) => quantity),
  )
})

it('tells what was taken before the connection was lost', async () => {
  let calls = 0
  const addLines = await linesToCart(async (batch) => {
    calls += 1
    if (calls === 2) throw new ApiFailure('offline', 'cart/add')
    return batch.map(takenAsSent)
  })
  const added = await addLines.run(items(1_500))
  expect(added.ok && added.value.length).toBe(1_000)
})

it('refuses as a whole what did not get through at all', async () => {
  const addLines = await linesToCart(async () => {
    throw new ApiFailure('offline', 'cart/add')
  })
  expect(await addLines.run(items(2))).toEqual({ ok: false, error: { kind: 'unreachable' } })
})

it('asks for nothing where the partner may not fill the cart', async () => {
  const shop = await loggedInShop('readonly')
  expect(await shop.get(AddLinesToCart).run(items(1))).toEqual({ ok: false, error: { kind: 'not-allowed' } })
})

it('adds what the API knows, and says what it does not', async () => {
  const shop = await loggedInShop('full')
  const added = await shop.get(AddLinesToCart).run(items(2))
  expect(added.ok && added.value.map(({ status }) => status)).toEqual(['unknown-number', 'unknown-number'])
})
