import { nameOf, type Account } from '../session/account.ts'
import { Service } from '../services.ts'

export type Line = {
  id: number
  sku: string
  quantity: number
  note: string
  /** Empty if the customer used the article number. */
  requestedNumber: string
  /** `at` in milliseconds since the epoch, `by` a contact id. Absent in a saved cart. */
  changed?: { at: number; by: string; name: string }
}

type Author = Pick<Account, 'contactId' | 'givenName' | 'familyName'>

/** New values of a cart line. Without `note` or `requestedNumber` the line keeps its own. */
export type LineUpdate = {
  quantity: number
  note?: string | undefined
  requestedNumber?: string | undefined
}

/** The active cart of each customer. The cart outlives the session; each change increments its version. */
export class Carts extends Service<'db' | 'clock'> {
  #lastLineId = 0

  has(owner: string): boolean {
    return this.#find(owner) !== null
  }

  create(owner: string): void {
    if (!this.has(owner)) this.deps.db.cart.create({ owner, version: 0 })
  }

  versionOf(owner: string): number {
    return this.#find(owner)?.version ?? 0
  }

  linesOf(owner: string): Line[] {
    return this.deps.db.cartLine
      .findMany({ where: { owner: { equals: owner } } })
      .map(({ changedAt: time, changedBy: by, changedByName: name, ...line }) => ({
        ...line,
        ...(time > 0 && { changed: { at: time, by, name } }),
      }))
  }

  /** Sets the quantities and notes of the lines, and creates missing lines. */
  put(owner: string, updates: ReadonlyMap<string, LineUpdate>, by: Author): void {
    if (updates.size === 0) return
    const now = this.deps.clock()
    const name = nameOf(by)
    const lines = new Map(this.linesOf(owner).map((line) => [line.sku, line]))
    const existingSkus = [...updates.keys()].filter((sku) => lines.has(sku))
    this.deps.db.cartLine.updateMany({
      where: { owner: { equals: owner }, sku: { in: existingSkus } },
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
      const line = { id: nextLineId(), owner, sku, quantity, note, requestedNumber }
      const change = { changedAt: now, changedBy: by.contactId, changedByName: name }
      this.deps.db.cartLine.create({ ...line, ...change })
    }
    this.#grow(owner)
  }

  remove(owner: string, ids: readonly number[]): void {
    const removed = this.deps.db.cartLine.deleteMany({
      where: { owner: { equals: owner }, id: { in: [...ids] } },
    })
    if (removed !== null && removed.length > 0) this.#grow(owner)
  }

  /** Generates line ids that were never used before, not even by deleted lines or in another tab of the demo. */
  #lineIds(): () => number {
    const usedIds = new Set(this.deps.db.cartLine.getAll().map(({ id }) => id))
    return () => {
      do this.#lastLineId += 1
      while (usedIds.has(this.#lastLineId))
      return this.#lastLineId
    }
  }

  #grow(owner: string): void {
    this.create(owner)
    const version = this.versionOf(owner) + 1
    this.deps.db.cart.update({ where: { owner: { equals: owner } }, data: { version } })
  }

  #find(owner: string) {
    return this.deps.db.cart.findFirst({ where: { owner: { equals: owner } } })
  }
}
