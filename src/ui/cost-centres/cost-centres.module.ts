import { CostCentres } from '#application/cost-centres/cost-centres.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('cost-centres', ({ lazyPort }) => {
  lazyPort(
    CostCentres,
    viaApi(async () => (await import('#adapters/http/cost-centres/http-cost-centres.ts')).HttpCostCentres),
    ApiAccess,
  )
})
