import { OverviewApi } from '#application/overview/overview-api.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'

/** First page of the info centre. */
registerModule('overview', ({ lazyPort }) => {
  lazyPort(
    OverviewApi,
    viaApi(async () => (await import('#adapters/http/overview/http-overview-api.ts')).HttpOverviewApi),
    ApiAccess,
  )
})
