import { Accounts } from '#application/session/accounts.port.ts'
import { LogIn } from '#application/session/log-in.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { LoginViewModel } from '../../login/login.view-model.ts'
import { openArea } from '../open-area.ts'

/** Login. */
openArea('login', ({ bind }) => {
  bind(RequestPasswordReset).toResolvedValue(
    (accounts: Accounts) => new RequestPasswordReset(accounts),
    [Accounts],
  )
  bind(LoginViewModel).toResolvedValue(
    (logIn: LogIn, requestReset: RequestPasswordReset) => new LoginViewModel(logIn, requestReset),
    [LogIn, RequestPasswordReset],
  )
})
