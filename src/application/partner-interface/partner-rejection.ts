import type { Result } from '#domain/shared/result.ts'
import type { Rejection } from '../shared/rejection.ts'

/** Why the API refuses a change of the partner interface. */
export type PartnerApiRejection = {
  readonly kind: 'not-allowed' | 'unknown' | 'not-public' | 'day' | 'too-many' | 'too-large' | 'cost-centre'
}

export type PartnerResult<Value> = Promise<Result<Value, PartnerApiRejection>>

/** Reason why a change of the partner interface was rejected. */
export type PartnerRejection = Rejection<PartnerApiRejection['kind']>
