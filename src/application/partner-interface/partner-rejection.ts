import type { KindOfCode, Rejection } from '../shared/rejection.ts'

type Kind = 'not-allowed' | 'unknown' | 'not-public' | 'day' | 'too-many'

/** Reason why a change of the partner interface was rejected. */
export type PartnerRejection = Rejection<Kind>

export const PARTNER_REJECTIONS: KindOfCode<Kind> = new Map([
  [400_002, 'day'],
  [403_004, 'not-allowed'],
  [403_007, 'not-allowed'],
  [404_001, 'unknown'],
  [413_001, 'too-many'],
  [422_020, 'not-public'],
])
