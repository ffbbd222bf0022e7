import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import { CostCentres } from './cost-centres.port.ts'

/** Cost centres that the user can choose; undefined if the API does not manage cost centres. */
export class OfferedCostCentres extends dependsOn({
  costCentres: CostCentres,
  capabilities: CapabilitiesStore,
}) {
  async run(): Promise<readonly CostCentre[] | undefined> {
    return this.deps.capabilities.offers('costCentres') ? this.deps.costCentres.list() : undefined
  }

  async areRequired(): Promise<boolean> {
    return this.deps.capabilities.offers('costCentres') && this.deps.costCentres.isRequired()
  }
}
