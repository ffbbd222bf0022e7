import { CostCentres } from '#application/cost-centres/cost-centres.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(
  CostCentres,
  async () => (await import('#adapters/http/cost-centres/http-cost-centres.ts')).HttpCostCentres,
)
