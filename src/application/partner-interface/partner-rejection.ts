import type { Result } from '#domain/shared/result.ts'
import type { Rejection } from '../shared/rejection.ts'

/** Why the API refuses a change of the partner interface. */
export type PartnerRefusal = {
  readonly kind: 'not-allowed' | 'unknown' | 'not-public' | 'day' | 'too-many' | 'too-large'
}

export type PartnerAnswer<Value> = Promise<Result<Value, PartnerRefusal>>

/** Reason why a change of the partner interface was rejected. */
export type PartnerRejection = Rejection<PartnerRefusal['kind']>
