import { AdminMemory } from '#application/admin/admin-memory.port.ts'
import { AdminStore } from '#application/admin/admin.store.ts'
import { Administration } from '#application/admin/administration.port.ts'
import { InspectShop } from '#application/admin/inspect-shop.ts'
import { LogInAsAdmin } from '#application/admin/log-in-as-admin.ts'
import { LogOutAdmin } from '#application/admin/log-out-admin.ts'
import { ServerFacts } from '#application/admin/server-facts.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { AdminViewModel } from '../../admin/admin.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'

/** Administration. */
openArea('admin', ({ bind }) => {
  bind<Administration>(Administration).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-administration.ts')).HttpAdministration),
    [ApiAccess],
  )
  bind(AdminStore).toResolvedValue(
    (stores: VisitorStores, session: SessionStore, memory: AdminMemory) =>
      stores.hold(AdminStore, () => new AdminStore(session, memory)),
    [VisitorStores, SessionStore, AdminMemory],
  )
  bind(LogInAsAdmin).toResolvedValue(
    (administration: Administration, admin: AdminStore) => new LogInAsAdmin(administration, admin),
    [Administration, AdminStore],
  )
  bind(LogOutAdmin).toResolvedValue(
    (administration: Administration, admin: AdminStore) => new LogOutAdmin(administration, admin),
    [Administration, AdminStore],
  )
  bind(InspectShop).toResolvedValue(
    (administration: Administration, admin: AdminStore, clock: Clock, facts: ServerFacts) =>
      new InspectShop(administration, admin, () => clock.now(), facts),
    [Administration, AdminStore, Clock, ServerFacts],
  )
  bind(AdminViewModel).toResolvedValue(
    (session: SessionStore, logIn: LogInAsAdmin, logOut: LogOutAdmin, inspect: InspectShop) =>
      new AdminViewModel(session, logIn, logOut, inspect),
    [SessionStore, LogInAsAdmin, LogOutAdmin, InspectShop],
  )
})
