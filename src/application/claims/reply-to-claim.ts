import { MESSAGE_LENGTH, type ClaimDetails } from '#domain/claims/claim.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import type { Claims, ReplyRejection } from './claims.port.ts'

export type ReplyFailure = {
  readonly kind: ReplyRejection['kind'] | 'missing' | 'too-long' | 'logged-out' | 'unreachable'
}

/** Adds a message of the customer to a claim. */
export class ReplyToClaim {
  readonly #claims: Claims

  constructor(claims: Claims) {
    this.#claims = claims
  }

  async run(key: string, claimNo: string, typed: string): Promise<Result<ClaimDetails, ReplyFailure>> {
    if (typed.length > MESSAGE_LENGTH) return fail({ kind: 'too-long' })
    const text = typed.trim()
    if (text === '') return fail({ kind: 'missing' })
    return resultOf(() => this.#claims.reply(key, claimNo, text))
  }
}
