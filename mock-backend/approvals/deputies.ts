import { isoDay, type Day } from '../calendar/calendar.ts'
import type { Db } from '../db.ts'
import { nameOf, type Account } from '../session/account.ts'

type StoredDeputy = { readonly approverId: string; readonly personId: string; readonly until: string }

/** Colleagues who decide for absent approvers. */
export class Deputies {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** The deputy of an approver; undefined after its last day, or if the deputy is no longer active. */
  of({ contactId, customerId }: Account, today: Day): (StoredDeputy & { readonly name: string }) | undefined {
    const row = this.#db.deputy.findFirst({ where: { approverId: { equals: contactId } } })
    const person = this.candidates(customerId, contactId).find((one) => one.contactId === row?.personId)
    return row === null || person === undefined || row.until < isoDay(today)
      ? undefined
      : { ...row, name: nameOf(person) }
  }

  /** True if the person decides for a current approver of the company. */
  isDeputy(person: Account, today: Day): boolean {
    return this.approversOf(person.customerId).some(
      (approver) => this.of(approver, today)?.personId === person.contactId,
    )
  }

  approversOf(customerId: string): readonly Account[] {
    return this.#peopleOf(customerId).filter(({ isApprover }) => isApprover)
  }

  /** Colleagues who may be chosen as deputy. */
  candidates(customerId: string, approverId: string): readonly Account[] {
    return this.#peopleOf(customerId).filter(({ contactId, order }) => order && contactId !== approverId)
  }

  /** Without a person, the deputy is removed. */
  save(approverId: string, deputy: { personId: string; until: string } | null): void {
    const where = { approverId: { equals: approverId } }
    this.#db.deputy.deleteMany({ where })
    if (deputy) this.#db.deputy.create({ approverId, ...deputy })
  }

  #peopleOf(customerId: string): readonly Account[] {
    return this.#db.account
      .findMany({ where: { customerId: { equals: customerId } } })
      .filter(({ isDeactivated }) => !isDeactivated)
  }
}
