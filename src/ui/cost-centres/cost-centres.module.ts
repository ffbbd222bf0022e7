import { CostCentres } from '#application/cost-centres/cost-centres.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Cost centres of the customer's company. */
registerModule('cost-centres', ({ lazyPort }) => {
  lazyPort(
    CostCentres,
    viaApi(async () => (await import('#adapters/http/cost-centres/http-cost-centres.ts')).HttpCostCentres),
    ApiAccess,
  )
})
