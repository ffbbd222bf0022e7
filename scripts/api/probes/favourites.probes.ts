import { shopContract } from '#contracts/shop.contract.ts'
import { cartSku, itemIdOf, type ProbeFixtures } from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { cartWith, cartFor } from './cart.probes.ts'
import { pricesIn } from './prices-in.ts'

const { favourites, carts, cart } = shopContract

const DAY_MS = 86_400_000

export const newName = (subject: string) => `Check ${subject} ${crypto.randomUUID().slice(0, 8)}`

/** Creates a parts list with one part; the caller deletes it. */
async function newList(fixtures: ProbeFixtures) {
  const [caller, part] = [await fixtures.customer(), await fixtures.part()]
  const { list } = await caller.ask(favourites.create, { name: newName('list') })
  const sku = cartSku(part)
  const items = [{ sku, quantity: 3, note: 'Shelf 4', min: 1, max: 9 }]
  await caller.ask(favourites.addItems, { listId: list.listId, items })
  const read = async (listId = list.listId) =>
    caller.ask(favourites.get, { listId, start: 0, length: 50, filter: {} })
  return { caller, list, listId: list.listId, sku, read }
}

async function withList(
  fixtures: ProbeFixtures,
  tryWith: (made: Awaited<ReturnType<typeof newList>>) => Promise<void>,
) {
  const created = await newList(fixtures)
  try {
    await tryWith(created)
  } finally {
    await created.caller.send(favourites.delete, { listId: created.listId })
  }
}

export const favouritesProbes = probesOf('favourites', [
  [
    'INFO-12',
    'A new list is listed under its name, until it is deleted.',
    async (fixtures) => {
      const { caller, listId, list } = await newList(fixtures)
      const listed = async () => (await caller.ask(favourites.list, {})).lists
      assertProbeEqual((await listed()).find((one) => one.listId === listId)?.name, list.name, 'name')
      await caller.ask(favourites.delete, { listId })
      assertProbe(!(await listed()).some((one) => one.listId === listId), 'the deleted list is still there')
    },
  ],
  [
    'INFO-12',
    'An added item is returned: part, quantity, note, minimum and maximum.',
    (fixtures) =>
      withList(fixtures, async ({ read, sku }) => {
        const { items, list } = await read()
        assertProbeEqual(
          items.map(({ sku, quantity, note, min, max }) => ({ sku, quantity, note, min, max })),
          [{ sku, quantity: 3, note: 'Shelf 4', min: 1, max: 9 }],
          'items',
        )
        assertProbeEqual(list.count, 1, 'count')
      }),
  ],
  [
    'INFO-12',
    'A name that is in use is refused (409004).',
    (fixtures) =>
      withList(fixtures, async ({ caller, list }) => {
        const { code } = await caller.refused(favourites.create, { name: list.name }, [409])
        assertProbeEqual(code, 409004, 'code')
      }),
  ],
  [
    'INFO-12',
    'A renamed list has the new name.',
    (fixtures) =>
      withList(fixtures, async ({ caller, listId }) => {
        const name = newName('renamed')
        await caller.ask(favourites.rename, { listId, name })
        const { lists } = await caller.ask(favourites.list, {})
        assertProbeEqual(lists.find((one) => one.listId === listId)?.name, name, 'name')
      }),
  ],
  [
    'INFO-12',
    'Changed quantities and notes are in the next response.',
    (fixtures) =>
      withList(fixtures, async ({ caller, listId, sku, read }) => {
        await caller.ask(favourites.updateItems, { listId, items: [{ sku, quantity: 7, note: 'New' }] })
        const [item] = (await read()).items
        assertProbeEqual([item?.quantity, item?.note], [7, 'New'], 'quantity and note')
      }),
  ],
  [
    'INFO-12',
    'A change based on an outdated item is a conflict (409001), and has no effect.',
    (fixtures) =>
      withList(fixtures, async ({ caller, listId, sku, read }) => {
        const seen = { quantity: 1, note: 'Another' }
        const items = [{ sku, quantity: 8, note: 'Late', seen }]
        const { code } = await caller.refused(favourites.updateItems, { listId, items }, [409])
        assertProbeEqual(code, 409001, 'code')
        assertProbeEqual((await read()).items[0]?.quantity, 3, 'quantity')
      }),
  ],
  [
    'INFO-12',
    'The marks contain the list of a part.',
    (fixtures) =>
      withList(fixtures, async ({ caller, listId, sku }) => {
        const { marks } = await caller.ask(favourites.marks, {})
        assertProbe(
          marks.find((mark) => mark.sku === sku)?.listIds.includes(listId) ?? false,
          'the list is not marked',
        )
      }),
  ],
  [
    'INFO-12',
    'A copied part is in both lists, a moved one only in the second, a deleted one in neither.',
    (fixtures) =>
      withList(fixtures, (from) =>
        withList(fixtures, async (to) => {
          const { caller, listId, sku } = from
          const count = async () => [
            (await from.read()).items.length,
            (await to.read(to.listId)).items.length,
          ]
          await caller.ask(favourites.deleteItems, { listId: to.listId, skus: [sku] })
          assertProbeEqual(await count(), [1, 0], 'items after a deletion')
          await caller.ask(favourites.copyItems, { listId, toListId: to.listId, skus: [sku] })
          assertProbeEqual(await count(), [1, 1], 'items after a copy')
          await caller.ask(favourites.deleteItems, { listId: to.listId, skus: [sku] })
          await caller.ask(favourites.moveItems, { listId, toListId: to.listId, skus: [sku] })
          assertProbeEqual(await count(), [0, 1], 'items after a move')
        }),
      ),
  ],
  [
    'INFO-19',
    'A shared list is read without a login, without prices, until it is withdrawn (410001).',
    (fixtures) =>
      withList(fixtures, async ({ caller, listId, sku }) => {
        const expiresAt = new Date(Date.now() + DAY_MS).toISOString()
        const { shareId } = await caller.ask(favourites.share, { listId, expiresAt })
        const shared = await fixtures.guest.ask(favourites.shared, { shareId })
        assertProbeEqual(
          shared.items.map((item) => item.sku),
          [sku],
          'parts',
        )
        assertProbeEqual(pricesIn(shared), [], 'prices for an anonymous visitor')
        await caller.ask(favourites.unshare, { listId })
        const { code } = await fixtures.guest.refused(favourites.shared, { shareId }, [410])
        assertProbeEqual(code, 410001, 'code')
      }),
  ],
  [
    'INFO-19',
    'A link that ends in the past, or in more than a year, is refused (400002); an unknown one is 404.',
    (fixtures) =>
      withList(fixtures, async ({ caller, listId }) => {
        for (const days of [-1, 400]) {
          const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
          const { code } = await caller.refused(favourites.share, { listId, expiresAt }, [400])
          assertProbeEqual(code, 400002, 'code')
        }
        await fixtures.guest.refused(favourites.shared, { shareId: crypto.randomUUID() }, [404])
      }),
  ],
  [
    'INFO-12',
    'A list of another account is unknown.',
    (fixtures) =>
      withList(fixtures, async ({ listId }) => {
        const { caller: other } = requireValue(
          (await fixtures.others())[0],
          'other account (name one with --other)',
        )
        await other.refused(favourites.get, { listId, start: 0, length: 1, filter: {} }, [403, 404])
      }),
  ],
])

/** Saves the cart with one part under a new name; the caller deletes it. */
async function withSavedCart(
  fixtures: ProbeFixtures,
  tryWith: (made: Awaited<ReturnType<typeof cartWith>> & { cartId: string; name: string }) => Promise<void>,
) {
  const filled = await cartWith(fixtures, 2)
  const name = newName('cart')
  const result = await filled.caller.ask(carts.create, { name, copyActive: true })
  const { cartId } = requireValue(
    result.carts.find((one) => one.name === name),
    'saved cart',
  )
  try {
    await tryWith({ ...filled, cartId, name })
  } finally {
    await filled.caller.send(carts.delete, { cartId })
  }
}

export const savedCartsProbes = probesOf('savedCarts', [
  [
    'INFO-11',
    'A copy of the cart keeps its lines, whatever happens to the cart.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, cartId, part }) => {
        const { items } = await cartFor(caller)
        await caller.ask(cart.delete, { item_ids: items.map(itemIdOf) })
        const { quote, cart: savedCart } = await caller.ask(carts.get, { cartId })
        assertProbeEqual(
          quote.items.map(({ sku, qty }) => [sku, qty]),
          [[cartSku(part), 2 * part.packagingAmount]],
          'lines',
        )
        assertProbeEqual(
          [savedCart.lines, savedCart.pieces],
          [1, 2 * part.packagingAmount],
          'lines and pieces',
        )
      }),
  ],
  [
    'INFO-11',
    'There is exactly one active cart.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller }) => {
        const { carts: all } = await caller.ask(carts.list, {})
        assertProbeEqual(all.filter(({ active }) => active).length, 1, 'active carts')
      }),
  ],
  [
    'INFO-11',
    'A name that is in use is refused (422001).',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, name }) => {
        const { code } = await caller.refused(carts.create, { name, copyActive: false }, [422])
        assertProbeEqual(code, 422001, 'code')
      }),
  ],
  [
    'INFO-11',
    'A renamed cart has the new name.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, cartId }) => {
        const name = newName('renamed')
        await caller.ask(carts.rename, { cartId, name })
        assertProbeEqual((await caller.ask(carts.get, { cartId })).cart.name, name, 'name')
      }),
  ],
  [
    'INFO-11',
    'A cart that is merged into the active one adds its lines.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, cartId, part }) => {
        await caller.ask(carts.activate, { cartId, mode: 'MERGE' })
        assertProbeEqual(
          (await cartFor(caller)).items.map(({ sku, qty }) => [sku, qty]),
          [[cartSku(part), 4 * part.packagingAmount]],
          'lines of the active cart',
        )
      }),
  ],
  [
    'INFO-11',
    'A cart that replaces the active one becomes its content, and the former content is saved.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, cartId, part }) => {
        const other = await fixtures.orderablePart(1)
        await fixtures.emptyCart()
        await caller.ask(cart.add, { items: [{ sku: cartSku(other), qty: other.packagingAmount }] })
        const before = (await caller.ask(carts.list, {})).carts.map((one) => one.cartId)
        const { carts: after } = await caller.ask(carts.activate, { cartId, mode: 'REPLACE' })
        assertProbeEqual(
          (await cartFor(caller)).items.map(({ sku, qty }) => [sku, qty]),
          [[cartSku(part), 2 * part.packagingAmount]],
          'lines of the active cart',
        )
        const formerCart = requireValue(
          after.find((one) => !before.includes(one.cartId)),
          'kept cart',
        )
        assertProbeEqual(formerCart.lines, 1, 'lines of the former cart')
        await caller.ask(carts.delete, { cartId: formerCart.cartId })
      }),
  ],
  [
    'INFO-11',
    'A deleted cart is unknown, and is unchanged after it is restored.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, cartId }) => {
        const { quote } = await caller.ask(carts.get, { cartId })
        await caller.ask(carts.delete, { cartId })
        await caller.refused(carts.get, { cartId }, [404])
        await caller.ask(carts.restore, { cartId })
        assertProbeEqual(
          (await caller.ask(carts.get, { cartId })).quote.items.length,
          quote.items.length,
          'lines',
        )
      }),
  ],
  [
    'INFO-11',
    'A retried import with the same key adds lines once.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, cartId, part }) => {
        const body = { cartId, items: [{ sku: cartSku(part), qty: part.packagingAmount }] }
        const options = { idempotencyKey: crypto.randomUUID() }
        await caller.ask(carts.import, body, options)
        await caller.ask(carts.import, body, options)
        const { quote } = await caller.ask(carts.get, { cartId })
        assertProbeEqual(quote.items[0]?.qty, 3 * part.packagingAmount, 'quantity')
      }),
  ],
  [
    'INFO-11',
    'A copy of a saved cart has its lines; after a merge the copy is removed and its lines are added.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, cartId, part }) => {
        const name = newName('copy')
        const { carts: all } = await caller.ask(carts.duplicate, { cartId, name })
        const copy = requireValue(
          all.find((one) => one.name === name),
          'copy of a cart',
        )
        const { carts: remainingCarts } = await caller.ask(carts.merge, {
          cartId: copy.cartId,
          intoCartId: cartId,
        })
        assertProbe(
          !remainingCarts.some((one) => one.cartId === copy.cartId),
          'the merged cart is still there',
        )
        const { quote } = await caller.ask(carts.get, { cartId })
        assertProbeEqual(quote.items[0]?.qty, 4 * part.packagingAmount, 'quantity after merging')
      }),
  ],
  [
    'INFO-11',
    'A cart can only be shared with known contacts (422002), or with none.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ caller, cartId }) => {
        const share = [{ contactId: 'no-such-contact', right: 'READ' }]
        assertProbeEqual((await caller.refused(carts.share, { cartId, share }, [422])).code, 422002, 'code')
        const { carts: all } = await caller.ask(carts.share, { cartId, share: [] })
        assertProbeEqual(all.find((one) => one.cartId === cartId)?.shared, [], 'contacts')
      }),
  ],
  [
    'INFO-11',
    'A cart of another account is unknown.',
    (fixtures) =>
      withSavedCart(fixtures, async ({ cartId }) => {
        const { caller: other } = requireValue(
          (await fixtures.others())[0],
          'other account (name one with --other)',
        )
        await other.refused(carts.get, { cartId }, [403, 404])
      }),
  ],
])
