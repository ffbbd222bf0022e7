import type { ChangeFailure } from '#domain/cart/pending-change.ts'

const MESSAGES = {
  unreachable: 'cart.notChanged',
  'not-allowed': 'cart.unsaved.notAllowed',
  'changed-elsewhere': 'cart.unsaved.changedElsewhere',
  kept: 'cart.unsaved.kept',
} as const satisfies Record<ChangeFailure, string>

export const failureMessage = (why: ChangeFailure) => MESSAGES[why]
