import { fail, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { Accounts, type LinkRejection } from './accounts.port.ts'

export const PASSWORD_LENGTHS = { least: 8, most: 1000 } as const
const LINK_LENGTH_MAX = 200

export type PasswordRejection = LinkRejection | 'length' | 'unreachable'

/** Sets the password of an account by the link in an e-mail. */
export class SetPassword extends dependsOn({ accounts: Accounts }) {
  async run(link: string, password: string): Promise<Result<void, PasswordRejection>> {
    if (link === '' || link.length > LINK_LENGTH_MAX) return fail('unknown')
    const { least: minimum, most: maximum } = PASSWORD_LENGTHS
    if (password.length < minimum || password.length > maximum) return fail('length')
    const result = await attempt(() => this.deps.accounts.setPassword(link, password))
    return result.ok ? result.value : fail('unreachable')
  }
}
