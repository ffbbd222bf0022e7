import type { DraftKind } from '../drafts/drafts.ts'
import { UNDECIDED_CHOICE, type LineChoice } from '#domain/quick-order/line-offer.ts'
import { LIST_LINES_MAX } from '#domain/list-reader/read-list.ts'
import type { LineInput } from '#domain/quick-order/line-input.ts'

/** A row of a draft as tuple, because 5,000 lines must fit: number, quantity, remark, chosen part. */
export type DraftRow = readonly [number: string, quantity: string, remark?: string, choice?: string]

export const QUICK_ORDER_DRAFT = 'quick-order'
export const AVAILABILITY_DRAFT = 'availability'

const KEEP_OLD = '\u0000old'
const TEXT_MAX = 500

/** Draft of an order grid. It does not contain the results of the line check, which runs again after restoring. */
export const tableDraft = (name: string): DraftKind<readonly DraftRow[]> => ({
  name,
  version: 1,
  read: (data) => (Array.isArray(data) ? data.slice(0, LIST_LINES_MAX).filter(isDraftRow) : undefined),
})

const isDraftRow = (row: unknown): row is DraftRow =>
  Array.isArray(row) &&
  row.length >= 2 &&
  row.length <= 4 &&
  row.every((cell) => typeof cell === 'string' && cell.length <= TEXT_MAX)

export function toDraftRow({ number, quantity, remark, choice }: LineInput): DraftRow {
  const choiceText = choice.kind === 'part' ? choice.sku : choice.kind === 'keep-old' ? KEEP_OLD : ''
  if (choiceText !== '') return [number, quantity, remark.slice(0, TEXT_MAX), choiceText]
  return remark === '' ? [number, quantity] : [number, quantity, remark.slice(0, TEXT_MAX)]
}

export const fromDraftRow = ([number, quantity, remark = '', chosen = '']: DraftRow): LineInput => ({
  number,
  quantity,
  remark,
  choice: choiceOf(chosen),
})

function choiceOf(choiceText: string): LineChoice {
  if (choiceText === '') return UNDECIDED_CHOICE
  return choiceText === KEEP_OLD ? { kind: 'keep-old' } : { kind: 'part', sku: choiceText }
}
