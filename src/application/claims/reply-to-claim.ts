import { MESSAGE_LENGTH, type ClaimDetails } from '#domain/claims/claim.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import { Claims, type ReplyRejection } from './claims.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type ReplyFailure = {
  readonly kind: ReplyRejection['kind'] | 'missing' | 'too-long' | 'logged-out' | 'unreachable'
}

/** Adds a message of the customer to a claim. */
export class ReplyToClaim extends dependsOn({ claims: Claims }) {
  async run(key: string, claimNo: string, typedText: string): Promise<Result<ClaimDetails, ReplyFailure>> {
    if (typedText.length > MESSAGE_LENGTH) return fail({ kind: 'too-long' })
    const text = typedText.trim()
    if (text === '') return fail({ kind: 'missing' })
    return resultOf(() => this.deps.claims.reply(key, claimNo, text))
  }
}
