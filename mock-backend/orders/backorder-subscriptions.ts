import type { Db } from '../db.ts'
import type { Caller } from '../session/callers.ts'

/** The back-order lines whose date changes a customer is notified about. */
export class BackorderSubscriptions {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  of(customerId: string): ReadonlySet<string> {
    const where = { customerId: { equals: customerId } }
    return new Set(this.#db.backorderSubscription.findMany({ where }).map(({ lineId }) => lineId))
  }

  change({ account, language, now }: Caller, lineIds: readonly string[], on: boolean): void {
    const { customerId } = account
    const subscribed = this.of(customerId)
    const where = { customerId: { equals: customerId }, lineId: { in: [...lineIds] } }
    if (!on) this.#db.backorderSubscription.deleteMany({ where })
    else {
      for (const lineId of new Set(lineIds)) {
        if (!subscribed.has(lineId))
          this.#db.backorderSubscription.create({ lineId, customerId, language, since: now })
      }
    }
  }
}
