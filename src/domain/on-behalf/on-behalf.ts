export const ON_BEHALF_REASONS = ['PHONE_ORDER', 'CLAIM', 'TECHNICAL'] as const

/** Reason why the help desk acts for a person without a consent code. */
export type OnBehalfReason = (typeof ON_BEHALF_REASONS)[number]

export type OnBehalfRequest = {
  readonly email: string
  readonly code: string
  readonly reason: OnBehalfReason | undefined
}

export type ConsentCode = {
  readonly code: string
  /** ISO 8601 time. */
  readonly expiresAt: string
}
