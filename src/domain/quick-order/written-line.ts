import { OPEN, type LineChoice } from './line-offer.ts'

/** What the customer wrote in a row, and decided of it. */
export type WrittenLine = {
  readonly number: string
  readonly quantity: string
  readonly remark: string
  readonly choice: LineChoice
}

export const NOTHING_WRITTEN: WrittenLine = { number: '', quantity: '', remark: '', choice: OPEN }
