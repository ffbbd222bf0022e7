import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { LoginViewModel } from './login.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** Login. */
registerModule('login', ({ provide }) => {
  provide(LoginViewModel, LogIn, RequestPasswordReset, ClearUserData)
})
