import { Accounts } from '#application/session/accounts.port.ts'
import { LogIn } from '#application/session/log-in.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { LoginViewModel } from '../../session/login.view-model.ts'
import { openArea } from '../open-area.ts'

/** Login. */
openArea('login', ({ provide }) => {
  provide(RequestPasswordReset, Accounts)
  provide(LoginViewModel, LogIn, RequestPasswordReset)
})
