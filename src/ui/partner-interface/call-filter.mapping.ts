import { CALL_STATES, DIRECTIONS } from '#domain/partner-interface/partner-interface.ts'

export type Choice = { readonly value: string; readonly messageId: string }

export const DIRECTION_CHOICES = DIRECTIONS.map((value): Choice => ({
  value,
  messageId: `partner.direction.${value}`,
}))
export const CALL_STATE_CHOICES = CALL_STATES.map((value): Choice => ({
  value,
  messageId: `partner.call.${value}`,
}))
