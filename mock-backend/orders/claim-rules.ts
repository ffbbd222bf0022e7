import type { ClaimContent, ClaimRejection, ClaimTopic } from './claim-case.ts'

/** Days after delivery within which a claim is possible, by topic; the forms show them. */
export const CLAIM_DAYS: Readonly<Record<ClaimTopic, number>> = {
  RETURN: 30,
  SHORTAGE: 14,
  CORE: 90,
  WARRANTY: 730,
}

export type ClaimInput = Pick<ClaimContent, 'reason' | 'remedy'> & {
  readonly topic: ClaimTopic
  /** Days since delivery; absent before the delivery. */
  readonly age: number | undefined
  readonly bearsDeposit: boolean
  /** False if the whole quantity is already credited. */
  readonly isCreditable: boolean
}

/** Decides a claim by the rules: accepted, the reason for a refusal, or `ASK` if a clerk has to decide. */
export function decisionOf(facts: ClaimInput): 'ACCEPT' | 'ASK' | ClaimRejection {
  const { topic, age, remedy, bearsDeposit, isCreditable } = facts
  if (age === undefined) return 'NOT_DELIVERED'
  if (age > CLAIM_DAYS[topic]) return 'TOO_LATE'
  if (topic === 'CORE' && !bearsDeposit) return 'NO_DEPOSIT'
  if (!isCreditable) return 'SETTLED_BEFORE'
  if (topic === 'CORE') return 'ACCEPT'
  return isUnusedReturn(topic, facts) && (remedy ?? 'CREDIT') === 'CREDIT' ? 'ACCEPT' : 'ASK'
}

export const isUnusedReturn = (topic: ClaimTopic, { reason }: Pick<ClaimContent, 'reason'>): boolean =>
  topic === 'RETURN' && (reason === 'NOT_NEEDED' || reason === 'WRONG_ORDERED')
