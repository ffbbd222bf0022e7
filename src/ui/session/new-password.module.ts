import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { NewPasswordViewModel } from './new-password.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** A new password, for somebody who is logged in. */
registerModule('new password', ({ provide }) => {
  provide(NewPasswordViewModel, SessionStore, RequestPasswordReset)
})
