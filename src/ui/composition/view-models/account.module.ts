import { ContainerModule } from 'inversify'
import { LogIn } from '#application/session/log-in.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { LoginViewModel } from '../../login/login.view-model.ts'

/** Login and account. */
export const accountViewModels = new ContainerModule(({ bind }) => {
  bind(LoginViewModel).toResolvedValue(
    (logIn: LogIn, requestReset: RequestPasswordReset) => new LoginViewModel(logIn, requestReset),
    [LogIn, RequestPasswordReset],
  )
})
