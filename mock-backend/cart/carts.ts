import type { Db } from '../db.ts'
import type { Account } from '../session/account.ts'

export type Line = {
  id: number
  sku: string
  quantity: number
  note: string
  /** Empty where the part was asked for by its own number. */
  requestedNumber: string
  /** `at` in milliseconds since the epoch, `by` a contact id. Absent in a saved cart. */
  changed?: { at: number; by: string; name: string }
}

type Author = Pick<Account, 'contactId' | 'givenName' | 'familyName'>

/** The new quantity of a line; absent texts leave those of the line unchanged. */
export type LineUpdate = {
  quantity: number
  note?: string | undefined
  requestedNumber?: string | undefined
}

/** The active cart of each customer. It outlives the session; each change increments its version. */
export class Carts {
  readonly #db: Db
  readonly #clock: () => number
  #lastLineId = 0

  constructor(db: Db, clock: () => number) {
    this.#db = db
    this.#clock = clock
  }

  has(customerId: string): boolean {
    return this.#find(customerId) !== null
  }

  create(customerId: string): void {
    if (!this.has(customerId)) this.#db.cart.create({ customerId, version: 0 })
  }

  versionOf(customerId: string): number {
    return this.#find(customerId)?.version ?? 0
  }

  linesOf(customerId: string): Line[] {
    return this.#db.cartLine
      .findMany({ where: { customerId: { equals: customerId } } })
      .map(({ changedAt: at, changedBy: by, changedByName: name, ...line }) => ({
        ...line,
        ...(at > 0 && { changed: { at, by, name } }),
      }))
  }

  /** Sets the quantities and notes of the lines, and creates missing lines. */
  put(customerId: string, updates: ReadonlyMap<string, LineUpdate>, by: Author): void {
    if (updates.size === 0) return
    const now = this.#clock()
    const name = `${by.givenName} ${by.familyName}`
    const lines = new Map(this.linesOf(customerId).map((line) => [line.sku, line]))
    const known = [...updates.keys()].filter((sku) => lines.has(sku))
    this.#db.cartLine.updateMany({
      where: { customerId: { equals: customerId }, sku: { in: known } },
      data: {
        changedAt: () => now,
        changedBy: () => by.contactId,
        changedByName: () => name,
        quantity: (quantity, line) => updates.get(line.sku)?.quantity ?? quantity,
        note: (note, line) => updates.get(line.sku)?.note ?? note,
        requestedNumber: (number, line) => updates.get(line.sku)?.requestedNumber ?? number,
      },
    })
    const nextLineId = this.#lineIds()
    for (const [sku, { quantity, note = '', requestedNumber = '' }] of updates) {
      if (lines.has(sku)) continue
      const line = { id: nextLineId(), customerId, sku, quantity, note, requestedNumber }
      const change = { changedAt: now, changedBy: by.contactId, changedByName: name }
      this.#db.cartLine.create({ ...line, ...change })
    }
    this.#grow(customerId)
  }

  remove(customerId: string, ids: readonly number[]): void {
    const removed = this.#db.cartLine.deleteMany({
      where: { customerId: { equals: customerId }, id: { in: [...ids] } },
    })
    if (removed !== null && removed.length > 0) this.#grow(customerId)
  }

  /** Ids are never reused, not even those of deleted lines or of lines from another tab of the demo. */
  #lineIds(): () => number {
    const taken = new Set(this.#db.cartLine.getAll().map(({ id }) => id))
    return () => {
      do this.#lastLineId += 1
      while (taken.has(this.#lastLineId))
      return this.#lastLineId
    }
  }

  #grow(customerId: string): void {
    this.create(customerId)
    const version = this.versionOf(customerId) + 1
    this.#db.cart.update({ where: { customerId: { equals: customerId } }, data: { version } })
  }

  #find(customerId: string) {
    return this.#db.cart.findFirst({ where: { customerId: { equals: customerId } } })
  }
}
