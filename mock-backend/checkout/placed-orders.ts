import type * as z from 'zod/mini'
import type { PlacedOrder } from '#contracts/checkout/checkout.dto.ts'
import type { PaymentKind } from '#contracts/checkout/checkout.dto.ts'
import type { JobScheduler } from '../ledger/job-scheduler.ts'
import { cartOwner, type Account } from '../session/account.ts'
import type { CheckoutBasket } from './checkout-baskets.ts'

export type OrderPlacement = {
  readonly account: Account
  readonly key: string
  /** The request in which the idempotency key was used, to detect a reuse for another request. */
  readonly body: string
  readonly basket: CheckoutBasket
  readonly paymentKind: z.infer<typeof PaymentKind>
  readonly answer: z.infer<typeof PlacedOrder>
}

/** True until the payment service has confirmed the payment. */
export const isUnpaid = ({ answer: { status, orderNumbers } }: OrderPlacement): boolean =>
  status === 'PENDING' && orderNumbers === undefined

/** Time until an unpaid order is removed; the payment service responds within it. */
const PAYABLE_MS = 30 * 60_000

/** The orders placed in the shop, indexed by idempotency key and by basket hash. */
export class PlacedOrders {
  readonly #scheduler: JobScheduler
  readonly #byKey = new Map<string, OrderPlacement>()
  readonly #byHash = new Map<string, OrderPlacement>()

  constructor(scheduler: JobScheduler) {
    this.#scheduler = scheduler
  }

  get all(): readonly OrderPlacement[] {
    return [...this.#byHash.values()]
  }

  withKey(account: Account, key: string): OrderPlacement | undefined {
    return this.#byKey.get(`${cartOwner(account)} ${key}`)
  }

  withHash(account: Account, hash: string): OrderPlacement | undefined {
    return this.#byHash.get(`${cartOwner(account)} ${hash}`)
  }

  /** Stores the order; schedules the removal of an unpaid order after `PAYABLE_MS`. */
  save(placement: OrderPlacement): void {
    this.#byKey.set(`${cartOwner(placement.account)} ${placement.key}`, placement)
    this.#byHash.set(`${cartOwner(placement.account)} ${placement.basket.hash}`, placement)
    if (!isUnpaid(placement)) return
    this.#scheduler.at(this.#scheduler.clock() + PAYABLE_MS, () => {
      if (this.withHash(placement.account, placement.basket.hash) === placement) this.drop(placement)
    })
  }

  /** Restarts the payment period of an unpaid order. */
  renew(placement: OrderPlacement): void {
    this.save({ ...placement })
  }

  /** Removes an order whose payment has failed. */
  drop(placement: OrderPlacement): void {
    this.#byKey.delete(`${cartOwner(placement.account)} ${placement.key}`)
    this.#byHash.delete(`${cartOwner(placement.account)} ${placement.basket.hash}`)
  }

  /**
   * Removes the person's unpaid orders of the same cart, when the person orders that cart with another payment
   * method.
   */
  dropUnpaid(actor: Account, version: number): void {
    const isReplaced = ({ account, answer: response, basket }: OrderPlacement) =>
      cartOwner(account) === cartOwner(actor) && response.status === 'PENDING' && basket.version === version
    this.all.filter(isReplaced).forEach((placement) => this.drop(placement))
  }

  /** Removes the unpaid orders of an API key. */
  dropUnpaidBy(keyId: string): void {
    for (const placement of this.all)
      if (isUnpaid(placement) && placement.account.apiKey?.keyId === keyId) this.drop(placement)
  }

  confirm(placement: OrderPlacement): OrderPlacement {
    const confirmed = { ...placement, answer: { ...placement.answer, status: 'PLACED' as const } }
    this.save(confirmed)
    return confirmed
  }
}
