import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import { token } from '../kernel/token.ts'

/** Cost centres of the customer's company. */
export interface CostCentres {
  /** Those that the user may order for, closed ones included. */
  list(): Promise<readonly CostCentre[]>
}

export const CostCentres = token<CostCentres>('CostCentres')
