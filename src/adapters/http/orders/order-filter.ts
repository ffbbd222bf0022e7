import type { FilterValues } from '#domain/data-table/filter-values.ts'
import { OPEN_ORDER_STATUSES, type OrderStatus } from '#domain/orders/order.ts'
import { flagsOf, textsOf } from '../data-table/list-mapping.ts'

const TEXTS = ['dateFrom', 'dateTo', 'customerOrderReference', 'sku', 'shipTo'] as const

export function orderFilterOf(values: FilterValues) {
  const { status } = values
  const statuses =
    status === 'open' ? OPEN_ORDER_STATUSES : status === undefined ? [] : [status as OrderStatus]
  return {
    ...textsOf(values, [...TEXTS, 'placedBy']),
    ...(statuses.length > 0 && { status: [...statuses] }),
  }
}

export const backorderFilterOf = (values: FilterValues) => ({
  ...textsOf(values, TEXTS),
  ...flagsOf(values, ['overdue', 'changed', 'shippableToday']),
  ...(values['groupBy'] !== undefined && { groupBy: values['groupBy'] as 'PART' | 'ORDER' }),
})
