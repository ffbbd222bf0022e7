import type { ServerInferResponseBody } from '@ts-rest/core'
import { shopContract } from '#contracts/shop.contract.ts'
import type { ApiCaller } from '../kit/api-caller.ts'
import { cartSku, itemIdOf, type ProbeFixtures } from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { cartWith, cartFor } from './cart.probes.ts'

const { checkout } = shopContract

type Checked = ServerInferResponseBody<typeof checkout.validate, 200>
export type PlacedOrderBody = ServerInferResponseBody<typeof checkout.place, 201>

const cents = (value: number) => Math.round(value * 100)
const NO_HASH = '0'.repeat(32)

const check = async (caller: ApiCaller): Promise<Checked> =>
  caller.ask(checkout.validate, { version: (await cartFor(caller)).version })

/** Fills the cart and chooses address, transport and payment, so that the order can be placed. */
async function readyToOrder(fixtures: ProbeFixtures, packs = 1) {
  const { caller, part } = await cartWith(fixtures, packs)
  const { billing, shipping } = await caller.ask(checkout.addressesGet, {})
  await caller.ask(checkout.addressesSet, {
    billingAddressId: billing.id,
    shippingAddressId: requireValue(shipping[0], 'delivery address').id,
    contact: '',
    remark: '',
  })
  const { transports } = await caller.ask(checkout.transportsGet, {})
  const sent = transports.find(({ kind }) => kind !== 'PICKUP')
  const transportId = requireValue(sent, 'transport').id
  await caller.ask(checkout.transportsSet, { transportId, deliverComplete: true })
  const { methods } = await caller.ask(checkout.paymentsGet, {})
  const onAccount = methods.find(({ allowed, kind }) => allowed && ['ACCOUNT', 'PREPAYMENT'].includes(kind))
  const paymentId = requireValue(onAccount, 'payment without a payment page').id
  await caller.ask(checkout.paymentsSet, { paymentId, ccFirstName: '', ccLastName: '' })
  const { basHash, quote } = await check(caller)
  const reference = `CHECK ${crypto.randomUUID().slice(0, 8)}`
  const order = {
    basHash,
    acceptPolicy: true,
    customerOrderReference: reference,
    version: quote.version,
  }
  return { caller, part, order, reference, quote }
}

/** Places an order once; all probes share it. */
export function placedOrder(fixtures: ProbeFixtures) {
  return fixtures.once('placedOrder', async () => {
    const ready = await readyToOrder(fixtures, 2)
    const split = await ready.caller.ask(checkout.split, { deliverComplete: true })
    const idempotencyKey = crypto.randomUUID()
    const placed = await ready.caller.ask(checkout.place, ready.order, { idempotencyKey })
    return { ...ready, idempotencyKey, placed, split }
  })
}

export const orderProbes = probesOf('order', [
  [
    'CHK-02',
    'The validation of a cart contains its lines.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const { lines, quote } = await check(caller)
      assertProbeEqual(
        lines.map(({ sku, requestedQuantity }) => [sku, requestedQuantity]),
        [[cartSku(part), part.packagingAmount]],
        'checked lines',
      )
      assertProbeEqual(quote.version, (await cartFor(caller)).version, 'version')
    },
  ],
  [
    'CHK-02',
    'basHash stays while nothing changes, and is another one after a change.',
    async (fixtures) => {
      const { caller, part } = await cartWith(fixtures)
      const first = await check(caller)
      assertProbeEqual((await check(caller)).basHash, first.basHash, 'basHash of an unchanged cart')
      await caller.ask(shopContract.cart.add, {
        items: [{ sku: cartSku(part), qty: part.packagingAmount }],
      })
      assertProbe((await check(caller)).basHash !== first.basHash, 'basHash is the same after a change')
    },
  ],
  [
    'CHK-02',
    'Sums add up: goods, deposits and transport are net; net and tax are gross.',
    async (fixtures) => {
      const { caller } = await readyToOrder(fixtures)
      const { totals, quote } = await check(caller)
      const { goods, coreDeposits, transport, net, tax, taxPercent, gross } = requireValue(totals, 'sum')
      const parts = cents(goods.value) + cents(coreDeposits?.value ?? 0)
      assertProbeEqual(cents(net.value), parts + cents(transport.value), 'net in cents')
      assertProbeEqual(cents(quote.total?.value ?? Number.NaN), parts, 'sum of the cart in cents')
      assertProbe(
        Math.abs(tax.value - (net.value * taxPercent) / 100) < 0.011,
        `${taxPercent} % of ${net.value} is not ${tax.value}`,
      )
      assertProbeEqual(cents(gross.value), cents(net.value) + cents(tax.value), 'gross in cents')
    },
  ],
  [
    'CHK-02',
    'The order has the chosen address.',
    async (fixtures) => {
      const { caller } = await cartWith(fixtures)
      const { billing, shipping } = await caller.ask(checkout.addressesGet, {})
      for (const { id } of shipping.slice(0, 3)) {
        const body = { billingAddressId: billing.id, shippingAddressId: id, contact: '', remark: '' }
        const result = await caller.ask(checkout.addressesSet, body)
        assertProbeEqual(result.shippingAddressId, id, 'chosen address')
        assertProbeEqual((await caller.ask(checkout.addressesGet, {})).shippingAddressId, id, 'address later')
      }
    },
  ],
  [
    'CHK-05',
    'An unknown address, transport or payment is refused.',
    async (fixtures) => {
      const { caller } = await cartWith(fixtures)
      const { billing } = await caller.ask(checkout.addressesGet, {})
      const unknown = 'no-such-thing'
      const refused = [400, 404, 422]
      const address = { billingAddressId: billing.id, shippingAddressId: unknown, contact: '', remark: '' }
      await caller.refused(checkout.addressesSet, address, refused)
      await caller.refused(checkout.transportsSet, { transportId: unknown, deliverComplete: false }, refused)
      const payment = { paymentId: unknown, ccFirstName: '', ccLastName: '' }
      await caller.refused(checkout.paymentsSet, payment, refused)
    },
  ],
  [
    'CHK-05',
    'A payment that is not allowed is refused.',
    async (fixtures) => {
      const { caller } = await cartWith(fixtures)
      const { methods } = await caller.ask(checkout.paymentsGet, {})
      const { id } = requireValue(
        methods.find(({ allowed }) => !allowed),
        'payment that is not allowed',
      )
      const payment = { paymentId: id, ccFirstName: '', ccLastName: '' }
      await caller.refused(checkout.paymentsSet, payment, [400, 422])
    },
  ],
  [
    'CHK-02',
    'Transports are dispatched before they arrive, and the cut-off is in the future.',
    async (fixtures) => {
      const { caller } = await cartWith(fixtures)
      const { transports } = await caller.ask(checkout.transportsGet, {})
      requireValue(transports[0], 'transport')
      for (const { id, dispatch, arrival, cutoff } of transports) {
        assertProbe(dispatch.slice(0, 10) <= arrival.slice(0, 10), `${id} arrives before it leaves`)
        assertProbe(Date.parse(cutoff) > Date.now() - 60_000, `the cut-off of ${id} is over`)
      }
    },
  ],
  [
    'CHK-02',
    'The price of the chosen transport is that of the sums.',
    async (fixtures) => {
      const { caller } = await readyToOrder(fixtures)
      const { transports } = await caller.ask(checkout.transportsGet, {})
      for (const { id, price } of transports.filter(({ kind }) => kind !== 'PICKUP')) {
        await caller.ask(checkout.transportsSet, { transportId: id, deliverComplete: true })
        const { totals } = await check(caller)
        assertProbeEqual(
          requireValue(totals, 'sum').transport.value,
          requireValue(price, 'price of a transport').value,
          id,
        )
      }
    },
  ],
  [
    'CHK-07',
    'The two orders of a split cart contain every piece of the cart once.',
    async (fixtures) => {
      const { caller } = await readyToOrder(fixtures)
      for (const deliverComplete of [true, false]) {
        const { orders } = await caller.ask(checkout.split, { deliverComplete })
        const pieces: Record<string, number> = {}
        for (const { sku, quantity } of orders.flatMap(({ lines }) => lines)) {
          pieces[sku] = (pieces[sku] ?? 0) + quantity
        }
        const { items } = await cartFor(caller)
        assertProbeEqual(
          pieces,
          Object.fromEntries(items.map(({ sku, qty }) => [sku, qty])),
          'pieces of the orders',
        )
        if (deliverComplete) assertProbeEqual(orders.length, 1, 'orders that are delivered complete')
      }
    },
  ],
  [
    'CHK-05',
    'Without the accepted policy nothing is ordered.',
    async (fixtures) => {
      const { caller, order } = await readyToOrder(fixtures)
      const unaccepted = { ...order, acceptPolicy: false }
      const idempotencyKey = crypto.randomUUID()
      await caller.refused(checkout.place, unaccepted, [400, 422], { idempotencyKey })
      await caller.refused(checkout.status, { key: idempotencyKey }, [404])
      assertProbe((await cartFor(caller)).items.length > 0, 'the cart is empty')
    },
  ],
  [
    'CHK-06',
    'A cart that has changed since its validation is not ordered (409001).',
    async (fixtures) => {
      const { caller, order, part } = await readyToOrder(fixtures)
      await caller.ask(shopContract.cart.add, {
        items: [{ sku: cartSku(part), qty: part.packagingAmount }],
      })
      const idempotencyKey = crypto.randomUUID()
      const { code } = await caller.refused(checkout.place, order, [409], { idempotencyKey })
      assertProbeEqual(code, 409001, 'code')
      await caller.refused(checkout.status, { key: idempotencyKey }, [404])
    },
  ],
  [
    'CHK-06',
    'An order requires an Idempotency-Key.',
    async (fixtures) => {
      const { caller, order } = await readyToOrder(fixtures)
      await caller.refused(checkout.place, order, [400, 422])
    },
  ],
  [
    'CHK-06',
    'An unknown order is 404, by hash and by key.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      await caller.refused(checkout.status, { basHash: NO_HASH }, [404])
      await caller.refused(checkout.status, { key: crypto.randomUUID() }, [404])
    },
  ],
  [
    'CHK-06',
    'An order is placed with its numbers, its reference and the lines of the cart, and empties the cart.',
    async (fixtures) => {
      const { caller, placed, reference, quote } = await placedOrder(fixtures)
      assertProbe(
        placed.status === 'PENDING' || placed.orderNumbers !== undefined,
        'a placed order has no number',
      )
      assertProbeEqual(placed.customerOrderReference, reference, 'reference')
      const lines = (items: readonly { sku: string; qty: number }[]) =>
        items.map(({ sku, qty }) => [sku, qty])
      assertProbeEqual(lines(placed.items), lines(quote.items), 'lines')
      assertProbeEqual((await cartFor(caller)).items.length, 0, 'lines left in the cart')
    },
  ],
  [
    'CHK-06',
    'A retry with the same key and body returns the same order, and places no other.',
    async (fixtures) => {
      const { caller, order, idempotencyKey, placed } = await placedOrder(fixtures)
      const again = await caller.ask(checkout.place, order, { idempotencyKey })
      assertProbeEqual(again.orderNumbers, placed.orderNumbers, 'order numbers of the retry')
      if (!(await fixtures.offers('orders')) || !(await fixtures.account()).user.features.order) return
      const { items } = await caller.ask(shopContract.orders.list, {
        start: 0,
        length: 50,
        filter: { customerOrderReference: order.customerOrderReference },
      })
      assertProbeEqual(items.length, 1, 'orders with this reference')
    },
  ],
  [
    'CHK-06',
    'The same key with another body is a conflict (409002).',
    async (fixtures) => {
      const { caller, order, idempotencyKey } = await placedOrder(fixtures)
      const other = { ...order, customerOrderReference: 'ANOTHER' }
      const { code } = await caller.refused(checkout.place, other, [409], { idempotencyKey })
      assertProbeEqual(code, 409002, 'code')
    },
  ],
  [
    'CHK-06',
    'Afterwards the order is found by its hash and by its key.',
    async (fixtures) => {
      const { caller, placed, idempotencyKey } = await placedOrder(fixtures)
      const byHash = await caller.ask(checkout.status, { basHash: placed.basHash })
      const byKey = await caller.ask(checkout.status, { key: idempotencyKey })
      assertProbeEqual(byHash.orderNumbers, placed.orderNumbers, 'order numbers by hash')
      assertProbeEqual(byKey.orderNumbers, placed.orderNumbers, 'order numbers by key')
    },
  ],
  [
    'CHK-07',
    'The placed order has the announced split.',
    async (fixtures) => {
      const { placed, split } = await placedOrder(fixtures)
      const shares = (orders: PlacedOrderBody['orders']) =>
        orders.map(({ index, lines }) => [index, lines.map(({ sku, quantity }) => [sku, quantity])])
      assertProbeEqual(shares(placed.orders), shares(split.orders), 'orders')
      if (placed.orderNumbers) {
        assertProbeEqual(
          placed.orderNumbers.second !== undefined,
          placed.orders.length > 1,
          'a second number',
        )
      }
    },
  ],
  [
    'CHK-06',
    'Another account does not find the order.',
    async (fixtures) => {
      const { placed, idempotencyKey } = await placedOrder(fixtures)
      const { caller: other } = requireValue(
        (await fixtures.others())[0],
        'other account (name one with --other)',
      )
      await other.refused(checkout.status, { basHash: placed.basHash }, [403, 404])
      await other.refused(checkout.status, { key: idempotencyKey }, [403, 404])
    },
  ],
  [
    'CHK-03',
    'An empty cart is not ordered.',
    async (fixtures) => {
      const { caller, order } = await readyToOrder(fixtures)
      const { items } = await cartFor(caller)
      await caller.ask(shopContract.cart.delete, { item_ids: items.map(itemIdOf) })
      const idempotencyKey = crypto.randomUUID()
      const { version } = await cartFor(caller)
      await caller.refused(checkout.place, { ...order, version }, [400, 409, 422], { idempotencyKey })
    },
  ],
  [
    'CHK-08',
    'An unexpected result of a payment page authorises nothing.',
    async (fixtures) => {
      const { status, body } = await fixtures.guest.send(checkout.paymentReturn, {
        provider: 'payone',
        params: { reference: crypto.randomUUID(), status: 'AUTHORISED' },
      })
      assertProbe(
        status >= 400 || (body as { status: string }).status !== 'AUTHORISED',
        'a made-up payment is authorised',
      )
    },
  ],
])
