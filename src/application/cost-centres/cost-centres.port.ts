import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import type { Money } from '#domain/shared/money.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'

/** An unknown number is a new cost centre; absent budget: no limit. */
export type SavedCostCentre = Pick<CostCentre, 'id' | 'name' | 'isOpen'> & {
  readonly budget?: Money | undefined
}

export type SaveRejection = { readonly kind: 'unreadable' | 'not-allowed' | 'currency' | 'below-spent' }

/** Cost centres of the customer's company. */
export interface CostCentres {
  /** Cost centres for which the user may order, including closed ones. */
  list(): Promise<readonly CostCentre[]>
  /** True if an order of the user needs a cost centre. */
  isRequired(): Promise<boolean>
  save(costCentre: SavedCostCentre): Promise<Result<void, SaveRejection>>
}

export const CostCentres = token<CostCentres>('CostCentres')
