import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { OverviewApi } from '#application/overview/overview-api.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { OverviewViewModel } from './overview.view-model.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'
import '../session/new-password.module.ts'

/** What the info centre opens with. */
registerModule('overview', ({ provide, latePort }) => {
  latePort(
    OverviewApi,
    viaApi(async () => (await import('#adapters/http/overview/http-overview-api.ts')).HttpOverviewApi),
    ApiAccess,
  )
  provide(OverviewViewModel, SessionStore, CartStore, DownloadsStore, CapabilitiesStore)
})
