import { UNDECIDED_CHOICE, type LineChoice } from './line-offer.ts'

/** Input and choice of the customer in a row. */
export type LineInput = {
  readonly number: string
  readonly quantity: string
  readonly remark: string
  readonly choice: LineChoice
}

export const EMPTY_LINE_INPUT: LineInput = { number: '', quantity: '', remark: '', choice: UNDECIDED_CHOICE }
