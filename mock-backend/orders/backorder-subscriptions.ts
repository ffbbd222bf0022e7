import type { Db } from '../db.ts'
import type { Caller } from '../session/callers.ts'

/** The back-order lines whose date changes a person is notified about. */
export class BackorderSubscriptions {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  of(contactId: string): ReadonlySet<string> {
    const where = { contactId: { equals: contactId } }
    return new Set(this.#db.backorderSubscription.findMany({ where }).map(({ lineId }) => lineId))
  }

  change({ account, language, now }: Caller, lineIds: readonly string[], on: boolean): void {
    const { contactId } = account
    const subscribed = this.of(contactId)
    const where = { contactId: { equals: contactId }, lineId: { in: [...lineIds] } }
    if (!on) this.#db.backorderSubscription.deleteMany({ where })
    else {
      for (const lineId of new Set(lineIds)) {
        if (!subscribed.has(lineId))
          this.#db.backorderSubscription.create({
            id: `${contactId} ${lineId}`,
            lineId,
            contactId,
            language,
            since: now,
          })
      }
    }
  }
}
