/** Current choices of a customer at checkout. */
export type Selection = {
  readonly shippingAddressId?: string | undefined
  readonly contact: string
  readonly remark: string
  readonly transportId?: string | undefined
  readonly slotId?: string | undefined
  readonly deliverComplete: boolean
  readonly paymentId?: string | undefined
  /** Incremented with each order and each failed payment, so that no two baskets share a hash. */
  readonly attempt: number
}

const NOTHING: Selection = { contact: '', remark: '', deliverComplete: false, attempt: 0 }

export class Selections {
  readonly #chosen = new Map<string, Selection>()

  get all(): readonly (readonly [customerId: string, chosen: Selection])[] {
    return [...this.#chosen]
  }

  of(customerId: string): Selection {
    return this.#chosen.get(customerId) ?? NOTHING
  }

  choose(customerId: string, choice: Partial<Selection>): void {
    this.#chosen.set(customerId, { ...this.of(customerId), ...choice })
  }

  /** Resets the choices after an order. */
  clear(customerId: string): void {
    this.#chosen.set(customerId, { ...NOTHING, attempt: this.of(customerId).attempt + 1 })
  }

  /** Starts another attempt after a failed payment; the choices stay. */
  startNextAttempt(customerId: string): void {
    this.choose(customerId, { attempt: this.of(customerId).attempt + 1 })
  }
}
