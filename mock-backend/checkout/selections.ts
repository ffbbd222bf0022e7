/** Current choices of a customer at checkout. */
export type Selection = {
  readonly shippingAddressId?: string | undefined
  readonly contact: string
  readonly remark: string
  readonly transportId?: string | undefined
  readonly slotId?: string | undefined
  readonly deliverComplete: boolean
  readonly paymentId?: string | undefined
  /**
   * Number of the customer's attempt to order. The basket hash includes it, so that the next order or payment
   * has another hash.
   */
  readonly attempt: number
}

const NOTHING: Selection = { contact: '', remark: '', deliverComplete: false, attempt: 0 }

export class Selections {
  readonly #chosen = new Map<string, Selection>()

  get all(): readonly (readonly [owner: string, chosen: Selection])[] {
    return [...this.#chosen]
  }

  of(owner: string): Selection {
    return this.#chosen.get(owner) ?? NOTHING
  }

  choose(owner: string, choice: Partial<Selection>): void {
    this.#chosen.set(owner, { ...this.of(owner), ...choice })
  }

  /** Resets the choices of the customer and starts another attempt. */
  clear(owner: string): void {
    this.#chosen.set(owner, { ...NOTHING, attempt: this.of(owner).attempt + 1 })
  }

  /** Starts another attempt after a failed payment, with the same choices. */
  startNextAttempt(owner: string): void {
    this.choose(owner, { attempt: this.of(owner).attempt + 1 })
  }
}
