import type { DocumentStatus } from '#contracts/documents/document.dto.ts'
import type { CreditKind } from '#domain/documents/document.ts'
import type { FilterValues } from '#domain/data-table/filter-values.ts'
import { textsOf } from '../data-table/list-mapping.ts'

const TEXTS = [
  'dateFrom',
  'dateTo',
  'dueFrom',
  'dueTo',
  'numberFrom',
  'numberTo',
  'sku',
  'orderNo',
  'customerOrderReference',
  'carrier',
] as const

export function documentFilterOf(values: FilterValues) {
  const { status, creditKind, amountFrom, amountTo } = values
  return {
    ...textsOf(values, TEXTS),
    ...(status !== undefined && { status: status as DocumentStatus }),
    ...(creditKind !== undefined && { creditKind: [creditKind as CreditKind] }),
    ...(amountFrom !== undefined && { amountFrom: Number(amountFrom) }),
    ...(amountTo !== undefined && { amountTo: Number(amountTo) }),
  }
}
