import { HomeSummaryApi } from '#application/overview/home-summary.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('home', ({ lazyPort }) => {
  lazyPort(
    HomeSummaryApi,
    viaApi(async () => (await import('#adapters/http/overview/http-overview-api.ts')).HttpOverviewApi),
    ApiAccess,
  )
})
