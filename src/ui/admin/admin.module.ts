import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { AdminStore } from '#application/admin/admin.store.ts'
import { Administration } from '#application/admin/administration.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ApiAccess, lazyAdapter } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('admin', ({ provideStore, lazyPort }) => {
  lazyPort(
    Administration,
    lazyAdapter(async () => (await import('#adapters/http/admin/http-administration.ts')).HttpAdministration),
    ApiAccess,
  )
  provideStore(AdminStore, SessionStore, CookieJar)
})
