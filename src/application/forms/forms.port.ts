import type { Attachment } from '#domain/forms/attachment.ts'
import type { ClaimReason, ClaimRemedy } from '#domain/forms/claim-reasons.ts'
import type { Line } from '#domain/forms/entries.ts'
import type { Form } from '#domain/forms/form.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'

export type Submission = {
  readonly formId: string
  readonly email: string
  readonly message: string
  readonly documentNo?: string | undefined
  readonly lines?: readonly Line[] | undefined
  readonly reason?: ClaimReason | undefined
  readonly remedy?: ClaimRemedy | undefined
  readonly vin?: string | undefined
  readonly mileageKm?: number | undefined
  /** ISO 8601 dates. */
  readonly fittedOn?: string | undefined
  readonly removedOn?: string | undefined
  readonly creditLimit?: number | undefined
  readonly files: readonly Attachment[]
}

export type SubmitApiRejection = {
  readonly kind: 'files' | 'key-reused' | 'unknown-document' | 'claimed-lines' | 'refused'
}

export type Ticket = {
  readonly ticketNo: string
  /** ISO 8601 time. */
  readonly receivedAt: string
}

export interface Forms {
  list(): Promise<readonly Form[]>
  /** `key` is the idempotency key: a retry creates no second ticket. Rejects with `ApiFailure`. */
  submit(key: string, submission: Submission): Promise<Result<Ticket, SubmitApiRejection>>
}

export const Forms = token<Forms>('Forms')
