/** What a customer has chosen for the order that is being made. */
export type Selection = {
  readonly shippingAddressId?: string | undefined
  readonly contact: string
  readonly remark: string
  readonly transportId?: string | undefined
  readonly slotId?: string | undefined
  readonly deliverComplete: boolean
  readonly paymentId?: string | undefined
  /** Goes up with each order and each payment that came to nothing, so that no basket has the same hash again. */
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

  /** The order is made: the next one begins with nothing chosen. */
  clear(customerId: string): void {
    this.#chosen.set(customerId, { ...NOTHING, attempt: this.of(customerId).attempt + 1 })
  }

  /** The order came to nothing: what was chosen stays. */
  tryAnew(customerId: string): void {
    this.choose(customerId, { attempt: this.of(customerId).attempt + 1 })
  }
}
