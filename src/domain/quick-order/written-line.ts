import { OPEN, type LineChoice } from './line-offer.ts'

/** Input and choice of the customer in a row. */
export type WrittenLine = {
  readonly number: string
  readonly quantity: string
  readonly remark: string
  readonly choice: LineChoice
}

export const NOTHING_WRITTEN: WrittenLine = { number: '', quantity: '', remark: '', choice: OPEN }
