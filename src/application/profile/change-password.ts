import { fail, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { PASSWORD_LENGTHS } from '../session/set-password.ts'
import { ProfileApi, type PasswordApiRejection } from './profile.port.ts'

export type ChangeRejection = PasswordApiRejection | { readonly kind: 'length' | 'unreachable' }

/** Changes the password of the user who is logged in. */
export class ChangePassword extends dependsOn({ profile: ProfileApi }) {
  async run(current: string, password: string): Promise<Result<void, ChangeRejection>> {
    const { least: minimum, most: maximum } = PASSWORD_LENGTHS
    if (password.length < minimum || password.length > maximum) return fail({ kind: 'length' })
    if (current === '' || current.length > maximum) return fail({ kind: 'wrong-current' })
    const result = await attempt(() => this.deps.profile.changePassword(current, password))
    return result.ok ? result.value : fail({ kind: 'unreachable' })
  }
}
