import type { Caller } from '../session/callers.ts'
import { Service } from '../services.ts'

/** The back-order lines whose date changes a person is notified about. */
export class BackorderSubscriptions extends Service<'db'> {
  of(contactId: string): ReadonlySet<string> {
    const where = { contactId: { equals: contactId } }
    return new Set(this.deps.db.backorderSubscription.findMany({ where }).map(({ lineId }) => lineId))
  }

  change({ account, language, now }: Caller, lineIds: readonly string[], on: boolean): void {
    const { contactId } = account
    const subscribed = this.of(contactId)
    const where = { contactId: { equals: contactId }, lineId: { in: [...lineIds] } }
    if (!on) this.deps.db.backorderSubscription.deleteMany({ where })
    else {
      for (const lineId of new Set(lineIds)) {
        if (!subscribed.has(lineId))
          this.deps.db.backorderSubscription.create({
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
