import type * as z from 'zod/mini'
import type { PlacedOrder } from '#contracts/checkout/checkout.dto.ts'
import type { PaymentKind } from '#contracts/checkout/checkout.dto.ts'
import type { Agenda } from '../ledger/agenda.ts'
import { cartOwner, type Account } from '../session/account.ts'
import type { Basket } from './baskets.ts'

export type OrderPlacement = {
  readonly account: Account
  readonly key: string
  /** The request in which the idempotency key was used, to detect a reuse for another request. */
  readonly body: string
  readonly basket: Basket
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
  readonly #agenda: Agenda
  readonly #byKey = new Map<string, OrderPlacement>()
  readonly #byHash = new Map<string, OrderPlacement>()

  constructor(agenda: Agenda) {
    this.#agenda = agenda
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
  save(placedPlacement: OrderPlacement): void {
    this.#byKey.set(`${cartOwner(placedPlacement.account)} ${placedPlacement.key}`, placedPlacement)
    this.#byHash.set(`${cartOwner(placedPlacement.account)} ${placedPlacement.basket.hash}`, placedPlacement)
    if (!isUnpaid(placedPlacement)) return
    this.#agenda.at(this.#agenda.clock() + PAYABLE_MS, () => {
      if (this.withHash(placedPlacement.account, placedPlacement.basket.hash) === placedPlacement)
        this.drop(placedPlacement)
    })
  }

  /** Restarts the payment period of an unpaid order. */
  renew(placedPlacement: OrderPlacement): void {
    this.save({ ...placedPlacement })
  }

  /** Removes an order whose payment has failed. */
  drop(placedPlacement: OrderPlacement): void {
    this.#byKey.delete(`${cartOwner(placedPlacement.account)} ${placedPlacement.key}`)
    this.#byHash.delete(`${cartOwner(placedPlacement.account)} ${placedPlacement.basket.hash}`)
  }

  /**
   * Removes the person's unpaid orders of the same cart, when the person orders that cart with another payment
   * method.
   */
  dropUnpaid(actor: Account, version: number): void {
    const isReplaced = ({ account, answer: result, basket }: OrderPlacement) =>
      cartOwner(account) === cartOwner(actor) && result.status === 'PENDING' && basket.version === version
    this.all.filter(isReplaced).forEach((placedPlacement) => this.drop(placedPlacement))
  }

  /** Removes the unpaid orders of an API key. */
  dropUnpaidBy(keyId: string): void {
    for (const placedPlacement of this.all)
      if (isUnpaid(placedPlacement) && placedPlacement.account.apiKey?.keyId === keyId)
        this.drop(placedPlacement)
  }

  confirm(placedPlacement: OrderPlacement): OrderPlacement {
    const confirmed = { ...placedPlacement, answer: { ...placedPlacement.answer, status: 'PLACED' as const } }
    this.save(confirmed)
    return confirmed
  }
}
