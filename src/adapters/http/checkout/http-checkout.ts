import type {
  Checkout,
  DeliveryChoice,
  OrderRejection,
  OrderRequest,
  PaymentAnswer,
  PaymentChoice,
  PaymentRejection,
  TransportChoice,
} from '#application/checkout/checkout.port.ts'
import type { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { checkoutContract } from '#contracts/checkout/checkout.contract.ts'
import type { Addresses, PaymentMethod, PlacedOrder, Review, Transport } from '#domain/checkout/checkout.ts'
import { safeInternalPath, secureHrefAt } from '#domain/session/return-path.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import {
  assertAgreement,
  toChanges,
  toParty,
  toPartOrder,
  toPayment,
  toPlaced,
  toTotals,
  toTransport,
} from './checkout-mapping.ts'
import { toCart } from '../cart/cart-mapping.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

const NOTHING_THERE = 404_001
const COUNTRY_BLOCKED = 422_003

/** What the codes of a refused order mean. */
const REFUSALS: ReadonlyMap<number, OrderRejection['kind']> = new Map([
  [400_001, 'incomplete'],
  [403_005, 'not-allowed'],
  [409_001, 'changed'],
  [409_002, 'key-reused'],
  [422_001, 'payment-not-allowed'],
  [422_002, 'credit-limit'],
  [COUNTRY_BLOCKED, 'country-blocked'],
  [422_005, 'policy'],
])

export class HttpCheckout implements Checkout {
  readonly #api: ShopApi
  readonly #calls: Client<typeof checkoutContract>
  readonly #hosts: PaymentHosts

  constructor(api: ShopApi, hosts: PaymentHosts) {
    this.#api = api
    this.#calls = api.client(checkoutContract)
    this.#hosts = hosts
  }

  async addresses(): Promise<Addresses> {
    const { body } = await this.#calls.addressesGet.query()
    const shipping = body.shipping.map(({ isDefault, ...party }) => ({ ...toParty(party), isDefault }))
    return { billing: toParty(body.billing), shipping }
  }

  async deliverTo(choice: DeliveryChoice): Promise<Result<string, { kind: 'country-blocked' | 'unknown' }>> {
    const { billingAddressId, to, contact, remark } = choice
    try {
      const { body } = await this.#calls.addressesSet.mutate({
        body: { billingAddressId, contact, remark, ...addressOf(to) },
      })
      return body.shippingAddressId === undefined ? fail({ kind: 'unknown' }) : ok(body.shippingAddressId)
    } catch (error) {
      const code = codeOf(error)
      if (code === COUNTRY_BLOCKED) return fail({ kind: 'country-blocked' })
      if (code === NOTHING_THERE) return fail({ kind: 'unknown' })
      throw error
    }
  }

  async transports(): Promise<readonly Transport[]> {
    const { pricesAreWanted } = this.#api
    const { body } = await this.#calls.transportsGet.query()
    return body.transports.map(toTransport(pricesAreWanted))
  }

  async sendBy({ slotId, ...choice }: TransportChoice): Promise<void> {
    const body = { ...choice, ...(slotId !== undefined && { slotId }) }
    await this.#calls.transportsSet.mutate({ body })
  }

  async payments(): Promise<readonly PaymentMethod[]> {
    const { pricesAreWanted } = this.#api
    const { body } = await this.#calls.paymentsGet.query()
    return body.methods.map(toPayment(pricesAreWanted))
  }

  async payBy(choice: PaymentChoice): Promise<Result<void, PaymentRejection>> {
    try {
      await this.#calls.paymentsSet.mutate({ body: { ...choice } })
      return ok(undefined)
    } catch (error) {
      const kind = REFUSALS.get(codeOf(error))
      if (kind === 'credit-limit' || kind === 'payment-not-allowed') return fail({ kind })
      throw error
    }
  }

  async review(version: number, deliverComplete: boolean): Promise<Review> {
    const { pricesAreWanted } = this.#api
    const [{ body: checked }, { body: split }] = await Promise.all([
      this.#calls.validate.query({ body: { version } }),
      this.#calls.split.query({ body: { deliverComplete } }),
    ])
    const { lines } = toCart(checked.quote, pricesAreWanted)
    const orders = split.orders.map(toPartOrder)
    const totals = pricesAreWanted && checked.totals ? toTotals(checked.totals) : undefined
    assertAgreement('checkout/split', lines, orders, totals)
    const changes = toChanges(checked.changes, lines)
    return { lines, version: checked.quote.version, basHash: checked.basHash, orders, changes, totals }
  }

  async place({ key, reference, ...wish }: OrderRequest): Promise<Result<PlacedOrder, OrderRejection>> {
    const { pricesAreWanted } = this.#api
    try {
      const { body } = await this.#calls.place.mutate({
        headers: { 'idempotency-key': key },
        body: { ...wish, customerOrderReference: reference },
      })
      if (!('items' in body)) throw new ApiFailure('unusable', 'order/place')
      return ok(toPlaced(body, pricesAreWanted, 'order/place'))
    } catch (error) {
      const kind = REFUSALS.get(codeOf(error))
      if (kind === undefined) throw error
      return fail({ kind })
    }
  }

  async placed(basHash: string): Promise<PlacedOrder | undefined> {
    const { pricesAreWanted } = this.#api
    try {
      const { body } = await this.#calls.status.query({ body: { basHash } })
      return toPlaced(body, pricesAreWanted, 'order/status')
    } catch (error) {
      // a hash that is none, from somebody's address bar, has ordered nothing either
      if ([NOTHING_THERE, 400_001].includes(codeOf(error))) return undefined
      throw error
    }
  }

  async startPayment(basHash: string, returnPath: string): Promise<string> {
    const { body } = await this.#calls.paymentsStart.mutate({
      body: { basHash, returnPath },
    })
    const address = safeInternalPath(body.redirectUrl) ?? secureHrefAt(body.redirectUrl, this.#hosts.origins)
    if (address === undefined) throw new ApiFailure('unusable', 'payments/start')
    return address
  }

  async checkPayment(provider: string, params: Readonly<Record<string, string>>): Promise<PaymentAnswer> {
    const { body } = await this.#calls.paymentReturn.mutate({ body: { provider, params } })
    return {
      status: body.status.toLowerCase() as PaymentAnswer['status'],
      reason:
        body.next === 'step4'
          ? ((body.reason?.toLowerCase() ?? 'unknown') as PaymentAnswer['reason'])
          : undefined,
      basHash: body.basHash,
    }
  }
}

const codeOf = (error: unknown): number =>
  error instanceof ApiFailure && error.kind === 'refused' ? (error.code ?? 0) : 0

function addressOf(to: DeliveryChoice['to']) {
  if (typeof to === 'string') return { shippingAddressId: to }
  const { countryId, name2, ...typed } = to
  return { address: { ...typed, countryID: countryId, ...(name2 !== '' && { name2 }) } }
}
