import { errorResponse, HttpError } from '../http/error-response.ts'
import { Service } from '../services.ts'
import type { Account } from '../session/account.ts'
import { mayOrderFor, needsCostCentre } from './budget-rules.ts'
import { seededCostCentres, type StoredCostCentre } from './seed-cost-centres.ts'

type Company = Pick<Account, 'customerId'>

const COST_CENTRES_MAX = 200

/** The cost centres of all companies. */
export class CostCentres extends Service<'db' | 'changeLog'> {
  /** Sorted by number. */
  of({ customerId }: Company): readonly StoredCostCentre[] {
    const row = this.deps.db.costCentres.findFirst({ where: { customerId: { equals: customerId } } })
    return row === null ? seededCostCentres(customerId) : (JSON.parse(row.content) as StoredCostCentre[])
  }

  /** Cost centres that the person may order for. */
  allowedFor(account: Account): readonly StoredCostCentre[] {
    return this.of(account).filter(({ id }) => mayOrderFor(account, id))
  }

  /** True if the cost centre is open and the person may order for it; false for an unknown one. */
  isOpen(account: Account, id: string): boolean {
    return this.allowedFor(account).some((one) => one.id === id && one.isOpen)
  }

  isRequiredFor(account: Account): boolean {
    return needsCostCentre(account, this.of(account))
  }

  find(account: Account, id: string): StoredCostCentre | undefined {
    return this.of(account).find((one) => one.id === id)
  }

  /** @throws HttpError with 413001 if a new cost centre exceeds the limit of the company */
  save(account: Account, costCentre: StoredCostCentre): void {
    const { customerId } = account
    const former = this.find(account, costCentre.id)
    if (former === undefined && this.of(account).length >= COST_CENTRES_MAX)
      throw new HttpError(errorResponse(413, 413001, `At most ${COST_CENTRES_MAX} cost centres.`))
    for (const what of ['name', 'isOpen', 'budget'] as const)
      this.deps.changeLog.add(account, costCentre.id, what, former?.[what], costCentre[what])
    const others = this.of(account).filter(({ id }) => id !== costCentre.id)
    const all = [...others, costCentre].toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const content = JSON.stringify(all)
    const where = { customerId: { equals: customerId } }
    if (!this.deps.db.costCentres.update({ where, data: { content } }))
      this.deps.db.costCentres.create({ customerId, content })
  }

  /** Names with the number, by number. */
  namesOf(company: Company): ReadonlyMap<string, string> {
    return new Map(this.of(company).map((one) => [one.id, costCentreName(one)]))
  }
}

/** Name with the number. */
export const costCentreName = ({ id, name }: Pick<StoredCostCentre, 'id' | 'name'>) => `${id} ${name}`
