import type { FormTopic } from './form.ts'

/** Reasons of a claim by topic; for a warranty claim, the fault of the part. */
const REASONS = {
  RETURN: ['WRONG_ORDERED', 'NOT_NEEDED', 'WRONG_DELIVERED', 'OTHER'],
  SHORTAGE: ['MISSING', 'DAMAGED', 'WRONG_DELIVERED'],
  WARRANTY: ['LEAK', 'NOISE', 'BREAKAGE', 'ELECTRICAL', 'WEAR', 'OTHER'],
} as const

const REMEDIES = {
  RETURN: ['CREDIT', 'REPLACEMENT'],
  SHORTAGE: ['REPLACEMENT', 'CREDIT'],
  WARRANTY: ['REPLACEMENT', 'CREDIT', 'REPAIR'],
} as const

export type ClaimReason = (typeof REASONS)[keyof typeof REASONS][number]
export type ClaimRemedy = (typeof REMEDIES)[keyof typeof REMEDIES][number]

/** Reasons that the form of a topic offers; empty for topics without a reason. */
export const reasonsOf = (topic: FormTopic): readonly ClaimReason[] =>
  topic in REASONS ? REASONS[topic as keyof typeof REASONS] : []

export const remediesOf = (topic: FormTopic): readonly ClaimRemedy[] =>
  topic in REMEDIES ? REMEDIES[topic as keyof typeof REMEDIES] : []

export const parseReason = (topic: FormTopic, text: string) => reasonsOf(topic).find((one) => one === text)
export const parseRemedy = (topic: FormTopic, text: string) => remediesOf(topic).find((one) => one === text)
