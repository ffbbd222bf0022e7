import { ContainerModule } from 'inversify'
import { AdminStore } from '#application/admin/admin.store.ts'
import { Administration } from '#application/admin/administration.port.ts'
import { InspectShop } from '#application/admin/inspect-shop.ts'
import { LogInAsAdmin } from '#application/admin/log-in-as-admin.ts'
import { LogOutAdmin } from '#application/admin/log-out-admin.ts'
import { LogIn } from '#application/session/log-in.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { AdminViewModel } from '../../admin/admin.view-model.ts'
import { LoginViewModel } from '../../login/login.view-model.ts'

/** Login, account and administration. */
export const accountViewModels = new ContainerModule(({ bind }) => {
  bind(LoginViewModel).toResolvedValue(
    (logIn: LogIn, requestReset: RequestPasswordReset) => new LoginViewModel(logIn, requestReset),
    [LogIn, RequestPasswordReset],
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
    (administration: Administration, admin: AdminStore, clock: Clock) =>
      new InspectShop(administration, admin, () => clock.now()),
    [Administration, AdminStore, Clock],
  )
  bind(AdminViewModel).toResolvedValue(
    (session: SessionStore, logIn: LogInAsAdmin, logOut: LogOutAdmin, inspect: InspectShop) =>
      new AdminViewModel(session, logIn, logOut, inspect),
    [SessionStore, LogInAsAdmin, LogOutAdmin, InspectShop],
  )
})
