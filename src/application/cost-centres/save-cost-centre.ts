import { readTypedAmount } from '#domain/data-table/typed-amount.ts'
import {
  COST_CENTRE_ID_LENGTH_MAX,
  COST_CENTRE_NAME_LENGTH_MAX,
  hasOtherCurrency,
} from '#domain/cost-centres/cost-centre.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { printableLine } from '#domain/shared/text.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { SessionStore } from '../session/session.store.ts'
import { resultOf, type CallFailure } from '../shared/rejection.ts'
import { CostCentres, type SaveRejection } from './cost-centres.port.ts'

export type TypedCostCentre = {
  readonly id: string
  readonly name: string
  readonly isOpen: boolean
  /** Amount in units of the account's currency; empty for no limit. */
  readonly budget: string
}
export type SaveFailure =
  | SaveRejection
  | CallFailure
  | { readonly kind: 'no-number' | 'no-name' | 'amount' | 'negative' }

/** Changes a cost centre of the company, or creates one. */
export class SaveCostCentre extends dependsOn({ costCentres: CostCentres, session: SessionStore }) {
  async run(typedCostCentre: TypedCostCentre): Promise<Result<void, SaveFailure>> {
    const [id, name] = [printableLine(typedCostCentre.id), printableLine(typedCostCentre.name)]
    if (id === '' || id.length > COST_CENTRE_ID_LENGTH_MAX) return fail({ kind: 'no-number' })
    if (name === '' || name.length > COST_CENTRE_NAME_LENGTH_MAX) return fail({ kind: 'no-name' })
    const text = printableLine(typedCostCentre.budget)
    if (text.startsWith('-') || text.startsWith('−')) return fail({ kind: 'negative' })
    const currency = this.deps.session.user?.accountCurrency ?? ''
    if (hasOtherCurrency(text, currency)) return fail({ kind: 'currency' })
    const amount = text === '' ? undefined : readTypedAmount(text)
    if (text !== '' && amount === undefined) return fail({ kind: 'amount' })
    const budget = amount === undefined ? undefined : fromDecimal(amount, currency)
    return resultOf(() => this.deps.costCentres.save({ id, name, isOpen: typedCostCentre.isOpen, budget }))
  }
}
