import { fail, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { PASSWORD_LENGTHS } from '../session/set-password.ts'
import { ProfileApi, type PasswordApiRejection } from './profile.port.ts'

export type ChangeRejection = PasswordApiRejection | { readonly kind: 'length' | 'unreachable' }

/** Changes the password of the user who is logged in. */
export class ChangePassword extends dependsOn({ profile: ProfileApi }) {
  async run(current: string, password: string): Promise<Result<void, ChangeRejection>> {
    const { least, most } = PASSWORD_LENGTHS
    if (password.length < least || password.length > most) return fail({ kind: 'length' })
    if (current === '' || current.length > most) return fail({ kind: 'wrong-current' })
    const answer = await attempt(() => this.deps.profile.changePassword(current, password))
    return answer.ok ? answer.value : fail({ kind: 'unreachable' })
  }
}
