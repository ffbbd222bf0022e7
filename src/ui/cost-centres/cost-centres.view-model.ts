import type { SaveFailure, TypedCostCentre } from '#application/cost-centres/save-cost-centre.ts'
import { SessionStore } from '#application/session/session.store.ts'
import {
  COST_CENTRE_ID_LENGTH_MAX,
  COST_CENTRE_NAME_LENGTH_MAX,
  type CostCentre,
} from '#domain/cost-centres/cost-centre.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { showsData } from '../kernel/shows-data.ts'

/** Rejected form, with the values that the administrator typed. */
export type SaveOutcome = { readonly typed: TypedCostCentre; readonly failure: SaveFailure['kind'] }

export type CostCentresPageData = {
  readonly costCentres: readonly CostCentre[]
  /** Number of the cost centre in the form; empty for a new one. */
  readonly edited: string
  readonly outcome?: SaveOutcome | undefined
}

const nothing = (): CostCentresPageData => ({ costCentres: [], edited: '' })

const NEW: TypedCostCentre = { id: '', name: '', isOpen: true, budget: '' }
const FIELDS = {
  'no-number': 'id',
  'no-name': 'name',
  amount: 'budget',
  negative: 'budget',
  currency: 'budget',
  'below-spent': 'budget',
  full: 'id',
} as const

/** Cost centres with their budgets; administrators change them. */
export class CostCentresViewModel extends showsData({ session: SessionStore }, nothing) {
  readonly lengths = { id: COST_CENTRE_ID_LENGTH_MAX, name: COST_CENTRE_NAME_LENGTH_MAX }

  get mayChange(): boolean {
    return this.deps.session.features.partnerInterface === true
  }

  get currency(): string {
    return this.deps.session.user?.accountCurrency ?? ''
  }

  get isNew(): boolean {
    return !this.shown.costCentres.some(({ id }) => id === this.form.id)
  }

  get form(): TypedCostCentre {
    const { costCentres, edited, outcome } = this.shown
    if (outcome) return outcome.typed
    const knownCostCentre = costCentres.find(({ id }) => id === edited)
    if (!knownCostCentre) return NEW
    const { budget } = knownCostCentre.spending ?? {}
    return { ...knownCostCentre, budget: budget ? toDecimal(budget).toFixed(2) : '' }
  }

  failureOf(field: 'id' | 'name' | 'budget'): string | undefined {
    const { failure } = this.shown.outcome ?? {}
    return failure !== undefined && failure in FIELDS && FIELDS[failure as keyof typeof FIELDS] === field
      ? failure
      : undefined
  }

  /** Kind of a failure that is shown above the form, because no field caused it. */
  get failure(): string | undefined {
    const { failure } = this.shown.outcome ?? {}
    return failure === undefined || failure in FIELDS ? undefined : failure
  }
}
