import type { Db } from '../db.ts'
import type { Account } from '../session/account.ts'
import { seededCostCentres, type StoredCostCentre } from './seed-cost-centres.ts'

/** The cost centres of all companies. */
export class CostCentres {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** In the order of their numbers. */
  of({ customerId }: Account): readonly StoredCostCentre[] {
    const row = this.#db.costCentres.findFirst({ where: { customerId: { equals: customerId } } })
    return row === null ? seededCostCentres(customerId) : (JSON.parse(row.content) as StoredCostCentre[])
  }

  /** Cost centres that the person may order for. */
  allowedFor(account: Account): readonly StoredCostCentre[] {
    return this.of(account).filter(({ id }) => account.costCentres?.includes(id) ?? true)
  }

  /** False for one that is unknown, or that the person may not order for. */
  isOpen(account: Account, id: string): boolean {
    return this.allowedFor(account).some((one) => one.id === id && one.isOpen)
  }

  nameOf(account: Account, id: string): string {
    const known = this.of(account).find((one) => one.id === id)
    return known ? `${id} ${known.name}` : id
  }
}
