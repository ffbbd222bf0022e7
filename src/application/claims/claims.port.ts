import type { Claim, ClaimDetails, ClaimFile } from '#domain/claims/claim.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import type { FetchedFile } from '../downloads/document-queue.port.ts'
import { token } from '../kernel/token.ts'

export type ReplyRejection = { readonly kind: 'closed' | 'unknown' | 'key-reused' }

/** Claims of the customer. Claims of other customers are reported as unknown. */
export interface Claims {
  list(query: ListQuery): Promise<Listing<Claim>>
  get(claimNo: string): Promise<ClaimDetails | undefined>
  /** `key` is the idempotency key: a retry adds no second message. */
  reply(key: string, claimNo: string, text: string): Promise<Result<ClaimDetails, ReplyRejection>>
  file(claimNo: string, file: ClaimFile): Promise<FetchedFile | undefined>
}

export const Claims = token<Claims>('Claims')
