import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { AdminStore } from '#application/admin/admin.store.ts'
import { Administration } from '#application/admin/administration.port.ts'
import { ConfirmAdmin } from '#application/admin/confirm-admin.ts'
import { InspectShop } from '#application/admin/inspect-shop.ts'
import { LogInAsAdmin } from '#application/admin/log-in-as-admin.ts'
import { LogOutAdmin } from '#application/admin/log-out-admin.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { AdminViewModel } from './admin.view-model.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Administration. */
registerModule('admin', ({ provide, provideStore, latePort }) => {
  latePort(
    Administration,
    viaApi(async () => (await import('#adapters/http/admin/http-administration.ts')).HttpAdministration),
    ApiAccess,
  )
  provideStore(AdminStore, SessionStore, CookieJar)
  provide(ConfirmAdmin)
  provide(LogInAsAdmin)
  provide(LogOutAdmin)
  provide(InspectShop)
  provide(AdminViewModel, SessionStore, LogInAsAdmin, LogOutAdmin, InspectShop)
})
