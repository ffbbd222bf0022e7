import { TodayApi } from '#application/overview/today-api.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Home. */
registerModule('home', ({ latePort }) => {
  latePort(
    TodayApi,
    viaApi(async () => (await import('#adapters/http/overview/http-overview-api.ts')).HttpOverviewApi),
    ApiAccess,
  )
})
