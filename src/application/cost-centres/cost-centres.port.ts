import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import type { Money } from '#domain/shared/money.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'

/** Values of a cost centre. An unknown `id` creates a cost centre; without a `budget`, spending is not limited. */
export type SavedCostCentre = Pick<CostCentre, 'id' | 'name' | 'isOpen'> & {
  readonly budget?: Money | undefined
}

export type SaveRejection = {
  readonly kind: 'unreadable' | 'not-allowed' | 'currency' | 'below-spent' | 'full'
}

/** Cost centres of the customer's company. */
export interface CostCentres {
  /** Cost centres for which the user may order, including closed ones. */
  list(): Promise<readonly CostCentre[]>
  /** True if an order of the user needs a cost centre. */
  isRequired(): Promise<boolean>
  save(costCentre: SavedCostCentre): Promise<Result<void, SaveRejection>>
}

export const CostCentres = token<CostCentres>('CostCentres')
