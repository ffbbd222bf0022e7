import type { ServerInferResponseBody } from '@ts-rest/core'
import { shopContract } from '#contracts/shop.contract.ts'
import type { ApiCaller } from '../kit/api-caller.ts'
import {
  lineStatusSentence,
  cartSku,
  itemIdOf,
  type ProbeFixtures,
  type Part,
} from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'

const { cart } = shopContract

export type CartBody = ServerInferResponseBody<typeof cart.getQuote, 200>['quote']

const UNKNOWN = 'zz-0.00000'
const STALE = 409001
const KEY_REUSED = 409002

export const cartFor = async (caller: ApiCaller): Promise<CartBody> =>
  (await caller.ask(cart.getQuote, {})).quote

const quantities = ({ items }: CartBody) => Object.fromEntries(items.map(({ sku, qty }) => [sku, qty]))

const lineOf = ({ items }: CartBody, part: Part) =>
  requireValue(
    items.find(({ sku }) => sku === cartSku(part)),
    `line of ${part.sku}`,
  )

/** Empties the cart and adds one package of a part. */
export async function cartWith(
  fixtures: ProbeFixtures,
  packs = 1,
  index = 0,
): Promise<{ caller: ApiCaller; part: Part }> {
  const [caller, part] = [await fixtures.customer(), await fixtures.orderablePart(index)]
  await fixtures.emptyCart()
  await caller.ask(cart.add, { items: [{ sku: cartSku(part), qty: packs * part.packagingAmount }] })
  return { caller, part }
}

const cents = (value: number) => Math.round(value * 100)

export const cartProbes = probesOf('cart', [
  [
    'CART-01',
    'A found part can be added to the cart: its sku there is its vendorId, a dash and its sku.',
    async (fixtures) => {
      const tried = await fixtures.triedInCart()
      requireValue(tried[0], 'part')
      const isKnown = tried.some(({ status }) => status !== 'UNKNOWN_NUMBER' && status !== 'no line')
      assertProbe(isKnown, lineStatusSentence(tried))
    },
  ],
  [
    'CART-01',
    'An added part is in the cart with its quantity, also in the next response.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures, 2)
      const quote = await cartFor(caller)
      assertProbeEqual(quantities(quote), { [cartSku(part)]: 2 * part.packagingAmount }, 'cart')
      assertProbeEqual(lineOf(quote, part).articleNo, part.sku, 'articleNo')
      assertProbeEqual(lineOf(quote, part).slug, part.slug, 'slug')
    },
  ],
  [
    'CART-01',
    'Adding a part again increases its line.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      await caller.ask(cart.add, { items: [{ sku: cartSku(part), qty: part.packagingAmount }] })
      assertProbeEqual(
        quantities(await cartFor(caller)),
        { [cartSku(part)]: 2 * part.packagingAmount },
        'cart',
      )
    },
  ],
  [
    'CART-01',
    'Several parts of one call become separate lines.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const parts = [await fixtures.orderablePart(0), await fixtures.orderablePart(1)]
      await fixtures.emptyCart()
      await caller.ask(cart.add, {
        items: parts.map((part) => ({ sku: cartSku(part), qty: part.packagingAmount })),
      })
      const expected = Object.fromEntries(parts.map((part) => [cartSku(part), part.packagingAmount]))
      const actual = quantities(await cartFor(caller))
      for (const [sku, qty] of Object.entries(expected)) assertProbeEqual(actual[sku], qty, sku)
    },
  ],
  [
    'CART-01',
    'A set quantity is in the next response.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const line = lineOf(await cartFor(caller), part)
      const qty = 3 * part.packagingAmount
      const { line: set } = await caller.ask(cart.update, {
        item_id: itemIdOf(line),
        sku: line.sku,
        qty,
      })
      const storedQuantity = lineOf(await cartFor(caller), part).qty
      assertProbeEqual(storedQuantity, set?.acceptedQuantity ?? qty, 'quantity that a later read says')
      assertProbeEqual(storedQuantity, qty, 'quantity')
    },
  ],
  [
    'CART-01',
    'Several quantities set at once are in the next response, each line with its own status.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const quote = await cartFor(caller)
      const line = lineOf(quote, part)
      const item = { item_id: itemIdOf(line), sku: line.sku, qty: 2 * part.packagingAmount }
      const result = await caller.ask(cart.updateItems, {
        version: quote.version,
        items: [item, { ...item, item_id: 'no-such-line', sku: UNKNOWN }],
      })
      assertProbeEqual(result.lines.length, 2, 'lines of the answer')
      assertProbeEqual(result.lines[0]?.acceptedQuantity, item.qty, 'accepted quantity')
      assertProbeEqual(result.lines[1]?.acceptedQuantity, 0, 'accepted quantity of an unknown line')
      assertProbeEqual(quantities(await cartFor(caller)), { [line.sku]: item.qty }, 'cart')
      assertProbeEqual(quantities(result.quote), { [line.sku]: item.qty }, 'quote of the answer')
    },
  ],
  [
    'CART-03',
    'Deleted lines are removed, and the others are unchanged.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const other = await fixtures.orderablePart(1)
      await caller.ask(cart.add, { items: [{ sku: cartSku(other), qty: other.packagingAmount }] })
      const line = lineOf(await cartFor(caller), part)
      await caller.ask(cart.delete, { item_ids: [itemIdOf(line)] })
      assertProbeEqual(quantities(await cartFor(caller)), { [cartSku(other)]: other.packagingAmount }, 'cart')
    },
  ],
  [
    'CART-01',
    'Creating an existing cart does not change it.',
    async (fixtures) => {
      const { caller } = await cartWith(fixtures)
      const before = quantities(await cartFor(caller))
      await caller.ask(cart.create, {})
      assertProbeEqual(quantities(await cartFor(caller)), before, 'cart')
    },
  ],
  [
    'CART-05',
    'An unknown part is reported without effect, and the other lines of the call are added.',
    async (fixtures) => {
      const [caller, part] = [await fixtures.customer(), await fixtures.orderablePart()]
      await fixtures.emptyCart()
      const { lines = [] } = await caller.ask(cart.add, {
        items: [
          { sku: UNKNOWN, qty: 1 },
          { sku: cartSku(part), qty: part.packagingAmount },
        ],
      })
      assertProbeEqual(
        lines.map(({ sku, status }) => [sku, status]),
        [
          [UNKNOWN, 'UNKNOWN_NUMBER'],
          [cartSku(part), 'OK'],
        ],
        'status of each line',
      )
      assertProbeEqual(quantities(await cartFor(caller)), { [cartSku(part)]: part.packagingAmount }, 'cart')
    },
  ],
  [
    'CART-05',
    'The accepted quantity is that of the cart: full packs.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const part = requireValue(
        (await fixtures.orderable()).find(({ packagingAmount }) => packagingAmount > 1),
        'part that comes in packs',
      )
      await fixtures.emptyCart()
      const { lines = [] } = await caller.ask(cart.add, {
        items: [{ sku: cartSku(part), qty: part.packagingAmount + 1 }],
      })
      const [line] = lines
      assertProbeEqual(line?.requestedQuantity, part.packagingAmount + 1, 'requestedQuantity')
      assertProbeEqual(
        (line?.acceptedQuantity ?? 0) % part.packagingAmount,
        0,
        'rest of a pack that was accepted',
      )
      assertProbeEqual(line?.status, 'QTY_ROUNDED', 'status of a quantity that is no whole pack')
      assertProbeEqual(quantities(await cartFor(caller)), { [cartSku(part)]: line?.acceptedQuantity }, 'cart')
    },
  ],
  ...([0, -1, 100_000, 1.5] as const).map(
    (qty) =>
      [
        'CART-06',
        `The quantity ${qty} is refused and changes nothing.`,
        async (fixtures: ProbeFixtures) => {
          const { caller, part } = await cartWith(fixtures)
          const before = quantities(await cartFor(caller))
          await caller.refused(cart.add, { items: [{ sku: cartSku(part), qty }] }, [400, 422])
          assertProbeEqual(quantities(await cartFor(caller)), before, 'cart')
        },
      ] as const,
  ),
  [
    'CART-01',
    'The version grows with each change, but not with a read.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const first = await cartFor(caller)
      assertProbeEqual((await cartFor(caller)).version, first.version, 'version after a read')
      await caller.ask(cart.add, { items: [{ sku: cartSku(part), qty: part.packagingAmount }] })
      assertProbe((await cartFor(caller)).version > first.version, 'the version did not grow')
    },
  ],
  ...(['update', 'updateItems'] as const).map(
    (name) =>
      [
        'CART-05',
        `cart.${name} with a stale version is a conflict (409001) with the current cart, and changes nothing.`,
        async (fixtures: ProbeFixtures) => {
          const { caller, part } = await cartWith(fixtures)
          const old = await cartFor(caller)
          await caller.ask(cart.add, { items: [{ sku: cartSku(part), qty: part.packagingAmount }] })
          const now = await cartFor(caller)
          const line = lineOf(now, part)
          const item = { item_id: itemIdOf(line), sku: line.sku, qty: 9 * part.packagingAmount }
          const body = name === 'update' ? item : { items: [item] }
          const problem = await caller.refused(cart[name], { ...body, version: old.version }, [409])
          assertProbeEqual(problem.code, STALE, 'code')
          const { quote } = problem as typeof problem & { quote?: CartBody }
          assertProbeEqual(quote && quantities(quote), quantities(now), 'quote of the conflict')
          assertProbeEqual(quantities(await cartFor(caller)), quantities(now), 'cart')
        },
      ] as const,
  ),
  [
    'CART-08',
    'A retry with the same Idempotency-Key and body adds once, and gets the same response.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const items = [{ sku: cartSku(part), qty: part.packagingAmount }]
      const idempotencyKey = crypto.randomUUID()
      const first = await caller.ask(cart.add, { items }, { idempotencyKey })
      const again = await caller.ask(cart.add, { items }, { idempotencyKey })
      assertProbeEqual(again, first, 'second answer')
      assertProbeEqual(
        quantities(await cartFor(caller)),
        { [cartSku(part)]: 2 * part.packagingAmount },
        'cart',
      )
    },
  ],
  [
    'CART-08',
    'The same Idempotency-Key with another body is a conflict (409002) and changes nothing.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const idempotencyKey = crypto.randomUUID()
      const add = (packs: number) => ({ items: [{ sku: cartSku(part), qty: packs * part.packagingAmount }] })
      await caller.ask(cart.add, add(1), { idempotencyKey })
      const { code } = await caller.refused(cart.add, add(2), [409], { idempotencyKey })
      assertProbeEqual(code, KEY_REUSED, 'code')
      assertProbeEqual(
        quantities(await cartFor(caller)),
        { [cartSku(part)]: 2 * part.packagingAmount },
        'cart',
      )
    },
  ],
  [
    'CART-01',
    'The note of a line and its requested number are returned.',
    async (fixtures) => {
      const [caller, part] = [await fixtures.customer(), await fixtures.orderablePart()]
      await fixtures.emptyCart()
      const texts = { note: 'For the red truck', requestedNumber: 'OLD-1' }
      await caller.ask(cart.add, { items: [{ sku: cartSku(part), qty: part.packagingAmount, ...texts }] })
      const { note, requestedNumber } = lineOf(await cartFor(caller), part)
      assertProbeEqual({ note, requestedNumber }, texts, 'texts of the line')
    },
  ],
  [
    'PRICE-01',
    'The sum of a cart is the sum of its rows and deposits, each row its quantity at its price.',
    async (fixtures) => {
      const { caller } = await cartWith(fixtures, 2)
      const other = await fixtures.orderablePart(1)
      await caller.ask(cart.add, { items: [{ sku: cartSku(other), qty: 3 * other.packagingAmount }] })
      const quote = await cartFor(caller)
      if (!quote.priceVisible) requireValue(undefined, 'price')
      let total = 0
      for (const { sku, qty, rowTotal, pricePackage } of quote.items) {
        const { price, scale } = requireValue(pricePackage, 'price of a line')
        const step = scale.findLast(({ from }) => from <= qty)
        const perPiece = Math.min(step?.price.value ?? price.value, price.value)
        assertProbeEqual(
          cents(rowTotal?.value ?? Number.NaN),
          cents(perPiece * qty),
          `row of ${sku} in cents`,
        )
        total += cents(perPiece * qty) + qty * cents(pricePackage?.coreDeposit?.value ?? 0)
      }
      assertProbeEqual(cents(quote.total?.value ?? Number.NaN), total, 'sum of the cart in cents')
    },
  ],
  [
    'CART-07',
    'The cart survives the session: after another login it is unchanged.',
    async (fixtures) => {
      const { caller } = await cartWith(fixtures)
      const { caller: later } = await fixtures.logIn()
      assertProbeEqual(quantities(await cartFor(later)), quantities(await cartFor(caller)), 'cart')
    },
  ],
  [
    'CART-04',
    'Adding with an ended session returns the code 401000, and adds nothing.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const items = [{ sku: cartSku(part), qty: part.packagingAmount }]
      const { body } = await fixtures.guest.with({ token: 'ended' }).send(cart.add, { items })
      assertProbeEqual((body as { code?: number }).code, 401000, 'code')
      assertProbeEqual(quantities(await cartFor(caller)), { [cartSku(part)]: part.packagingAmount }, 'cart')
    },
  ],
  [
    'PERM-02',
    'The carts of two accounts are separate.',
    async (fixtures) => {
      const { caller: other } = requireValue(
        (await fixtures.others())[0],
        'other account (name one with --other)',
      )
      const { caller } = await cartWith(fixtures)
      await other.send(cart.create)
      const { body } = await other.send(cart.getQuote)
      const mine = await cartFor(caller)
      const [line] = mine.items
      const { quote } = body as { quote?: CartBody }
      assertProbe(
        quote === undefined || JSON.stringify(quote.items) !== JSON.stringify(mine.items),
        'another account sees the same cart',
      )
      await other.send(cart.delete, { item_ids: [itemIdOf(requireValue(line, 'line'))] })
      assertProbeEqual(
        quantities(await cartFor(caller)),
        quantities(mine),
        'cart after another account deleted',
      )
    },
  ],
])
