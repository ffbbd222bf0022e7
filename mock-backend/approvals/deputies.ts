import { isoDay, type Day } from '../calendar/calendar.ts'
import type { Account } from '../session/account.ts'
import { Service } from '../services.ts'

type StoredDeputy = { readonly approverId: string; readonly personId: string; readonly until: string }

/** Colleagues who decide for absent approvers. */
export class Deputies extends Service<'db'> {
  /** The deputy of an approver; undefined after its last day, or if the deputy is no longer active. */
  of(
    { contactId, customerId }: Account,
    today: Day,
  ): (StoredDeputy & { readonly person: Account }) | undefined {
    const row = this.deps.db.deputy.findFirst({ where: { approverId: { equals: contactId } } })
    if (row === null || row.until < isoDay(today)) return undefined
    const person = this.candidates(customerId, contactId).find((one) => one.contactId === row.personId)
    return person && { ...row, person }
  }

  /** Approvers of the company for whom the person decides. */
  standsFor({ customerId, contactId }: Account, today: Day): readonly Account[] {
    const rows = this.deps.db.deputy.findMany({ where: { personId: { equals: contactId } } })
    const ids = rows.map(({ approverId }) => approverId)
    return ids.length === 0
      ? []
      : this.approversOf(customerId).filter((one) => ids.includes(one.contactId) && this.of(one, today))
  }

  approversOf(customerId: string): readonly Account[] {
    return this.peopleOf(customerId).filter(({ isApprover }) => isApprover)
  }

  /** Colleagues who may be chosen as deputy. */
  candidates(customerId: string, approverId: string): readonly Account[] {
    return this.peopleOf(customerId).filter(({ contactId, order }) => order && contactId !== approverId)
  }

  /** Stores the deputy of an approver; null removes the deputy. */
  save(approverId: string, deputy: { personId: string; until: string } | null): void {
    const where = { approverId: { equals: approverId } }
    this.deps.db.deputy.deleteMany({ where })
    if (deputy) this.deps.db.deputy.create({ approverId, ...deputy })
  }

  /** Persons of the company who are not deactivated. */
  peopleOf(customerId: string): readonly Account[] {
    return this.deps.db.account
      .findMany({ where: { customerId: { equals: customerId } } })
      .filter(({ isDeactivated }) => !isDeactivated)
  }
}
