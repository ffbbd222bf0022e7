import type * as z from 'zod/mini'
import type { PlacedOrder } from '#contracts/checkout/checkout.dto.ts'
import type { PaymentKind } from '#contracts/checkout/checkout.dto.ts'
import type { Account } from '../session/account.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { Basket } from './baskets.ts'

export type Placed = {
  readonly account: Account
  readonly key: string
  /** What the key was used for. */
  readonly body: string
  readonly basket: Basket
  readonly paymentKind: z.infer<typeof PaymentKind>
  readonly answer: z.infer<typeof PlacedOrder>
}

/** Every order that was placed in the shop, by the key and by the hash that it was placed with. */
export class PlacedOrders {
  readonly #byKey = new Map<string, Placed>()
  readonly #byHash = new Map<string, Placed>()

  get all(): readonly Placed[] {
    return [...this.#byHash.values()]
  }

  withKey({ customerId }: Account, key: string): Placed | undefined {
    return this.#byKey.get(`${customerId} ${key}`)
  }

  withHash({ customerId }: Account, hash: string): Placed | undefined {
    return this.#byHash.get(`${customerId} ${hash}`)
  }

  hold(placed: Placed): void {
    this.#byKey.set(`${placed.account.customerId} ${placed.key}`, placed)
    this.#byHash.set(`${placed.account.customerId} ${placed.basket.hash}`, placed)
  }

  /** Its payment came to nothing. */
  drop(placed: Placed): void {
    this.#byKey.delete(`${placed.account.customerId} ${placed.key}`)
    this.#byHash.delete(`${placed.account.customerId} ${placed.basket.hash}`)
  }

  /** Whoever orders otherwise does not come back to pay for what was not paid. */
  dropUnpaid({ customerId }: Account, version: number): void {
    const isUnpaid = ({ account, answer, basket }: Placed) =>
      account.customerId === customerId && answer.status === 'PENDING' && basket.version === version
    this.all.filter(isUnpaid).forEach((placed) => this.drop(placed))
  }

  confirm(placed: Placed): Placed {
    const confirmed = { ...placed, answer: { ...placed.answer, status: 'PLACED' as const } }
    this.hold(confirmed)
    return confirmed
  }

  /** What a customer's open invoices come to. */
  owedBy({ customerId }: Account): MinorUnits {
    return this.all
      .filter(({ account, paymentKind }) => account.customerId === customerId && paymentKind === 'ACCOUNT')
      .reduce((sum, { basket }) => sum + basket.sums.gross, 0)
  }
}
