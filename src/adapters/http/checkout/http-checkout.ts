import type {
  Checkout,
  DeliveryChoice,
  OrderRejection,
  OrderRequest,
  PaymentResult,
  PaymentChoice,
  PaymentRejection,
  TransportChoice,
} from '#application/checkout/checkout.port.ts'
import type { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { checkoutContract } from '#contracts/checkout/checkout.contract.ts'
import type {
  Addresses,
  SplitOrder,
  PaymentMethod,
  PlacedOrder,
  Review,
  Transport,
} from '#domain/checkout/checkout.ts'
import { safeInternalPath, hrefAtAllowedOrigin } from '#domain/session/return-path.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { valueOf } from '#domain/shared/result.ts'
import {
  assertAgreement,
  toChanges,
  toParty,
  toSplitOrder,
  toPayment,
  toPlaced,
  toTotals,
  toTransport,
} from './checkout-mapping.ts'
import { toReasons } from '../approvals/approval-mapping.ts'
import { kebab } from '../codes.ts'
import { toCart } from '../cart/cart-mapping.ts'
import type { Client } from '../contract-client.ts'
import {
  rejecting,
  rejectingCommand,
  UNKNOWN_REJECTION,
  UNKNOWN_CODE,
  UNREADABLE_CODE,
} from '../rejections.ts'
import type { ShopApi } from '../shop-api.ts'

const COUNTRY_BLOCKED_CODE = 422_003

/** No order exists for an unknown cart hash, nor for an invalid one, such as from an edited URL. */
const NOT_PLACED = { ...UNKNOWN_REJECTION, [UNREADABLE_CODE]: 'unknown' } as const

const ADDRESS_REJECTIONS = {
  [UNKNOWN_CODE]: { kind: 'unknown' },
  [COUNTRY_BLOCKED_CODE]: { kind: 'country-blocked' },
} as const

const PAYMENT_REJECTIONS = {
  422_001: { kind: 'payment-not-allowed' },
  422_002: { kind: 'credit-limit' },
} as const

const ORDER_REJECTIONS = {
  ...PAYMENT_REJECTIONS,
  [UNREADABLE_CODE]: { kind: 'incomplete' },
  403_005: { kind: 'not-allowed' },
  409_001: { kind: 'changed' },
  409_002: { kind: 'key-reused' },
  [COUNTRY_BLOCKED_CODE]: { kind: 'country-blocked' },
  422_004: { kind: 'dangerous-goods' },
  422_005: { kind: 'policy' },
  422_040: { kind: 'cost-centre-closed' },
  422_045: { kind: 'payment-needs-order' },
  422_053: { kind: 'no-approver' },
  422_054: { kind: 'cost-centre-missing' },
} as const satisfies Record<number, OrderRejection>

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
    const body = { billingAddressId, contact, remark, ...addressOf(to) }
    const result = await rejecting(ADDRESS_REJECTIONS, () => this.#calls.addressesSet.mutate({ body }))
    if (!result.ok) return result
    const { shippingAddressId } = result.value.body
    return shippingAddressId === undefined ? fail({ kind: 'unknown' }) : ok(shippingAddressId)
  }

  async transports(): Promise<readonly Transport[]> {
    const { body } = await this.#calls.transportsGet.query()
    return body.transports.map(toTransport(this.#api.prices()))
  }

  async sendBy({ slotId, ...choice }: TransportChoice): Promise<void> {
    const body = { ...choice, ...(slotId !== undefined && { slotId }) }
    await this.#calls.transportsSet.mutate({ body })
  }

  async payments(): Promise<readonly PaymentMethod[]> {
    const { body } = await this.#calls.paymentsGet.query()
    return body.methods.map(toPayment(this.#api.prices()))
  }

  payBy(choice: PaymentChoice): Promise<Result<void, PaymentRejection>> {
    return rejectingCommand(PAYMENT_REJECTIONS, () => this.#calls.paymentsSet.mutate({ body: choice }))
  }

  async split(deliverComplete: boolean): Promise<readonly SplitOrder[]> {
    const { body } = await this.#calls.split.query({ body: { deliverComplete } })
    return body.orders.map(toSplitOrder)
  }

  async review(version: number, deliverComplete: boolean, costCentre?: string): Promise<Review> {
    const [{ body: checked }, orders] = await Promise.all([
      this.#calls.validate.query({ body: { version, ...(costCentre !== undefined && { costCentre }) } }),
      this.split(deliverComplete),
    ])
    const { lines } = toCart(checked.quote, this.#api)
    const totals = this.#api.prices()(checked.totals, toTotals)
    assertAgreement('checkout/split', lines, orders, totals)
    const changes = toChanges(checked.changes, lines)
    const approvalReasons = toReasons(checked.approvalReasons, this.#api.prices())
    const { version: reviewed } = checked.quote
    return { lines, version: reviewed, basHash: checked.basHash, orders, changes, totals, approvalReasons }
  }

  place({ key, reference, job, ...request }: OrderRequest): Promise<Result<PlacedOrder, OrderRejection>> {
    return rejecting(ORDER_REJECTIONS, async () => {
      const { body } = await this.#calls.place.mutate({
        headers: { 'idempotency-key': key },
        body: { ...request, customerOrderReference: reference, ...(job !== '' && { job }) },
      })
      if (!('items' in body)) throw new ApiFailure('unusable', 'order/place')
      return toPlaced(body, this.#api, 'order/place')
    })
  }

  async placed(basHash: string): Promise<PlacedOrder | undefined> {
    return valueOf(
      await rejecting(NOT_PLACED, async () => {
        const { body } = await this.#calls.status.query({ body: { basHash } })
        return toPlaced(body, this.#api, 'order/status')
      }),
    )
  }

  startPayment(basHash: string, returnPath: string): Promise<Result<string, OrderRejection>> {
    return rejecting(ORDER_REJECTIONS, async () => {
      const { body } = await this.#calls.paymentsStart.mutate({ body: { basHash, returnPath } })
      const { redirectUrl } = body
      const address = safeInternalPath(redirectUrl) ?? hrefAtAllowedOrigin(redirectUrl, this.#hosts.origins)
      if (address === undefined) throw new ApiFailure('unusable', 'payments/start')
      return address
    })
  }

  async checkPayment(provider: string, params: Readonly<Record<string, string>>): Promise<PaymentResult> {
    const { body } = await this.#calls.paymentReturn.mutate({ body: { provider, params } })
    return {
      status: kebab(body.status),
      reason: body.next === 'step4' ? kebab(body.reason ?? 'UNKNOWN') : undefined,
      basHash: body.basHash,
    }
  }
}

function addressOf(to: DeliveryChoice['to']) {
  if (typeof to === 'string') return { shippingAddressId: to }
  const { countryId, name2, ...typed } = to
  return { address: { ...typed, countryID: countryId, ...(name2 !== '' && { name2 }) } }
}
