import { registerModule } from '../kernel/module.ts'

/** A new password, for somebody who is logged in. */
registerModule('new password', ({}) => {})
