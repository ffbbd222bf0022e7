import type { FilterValues } from '#domain/data-table/filter-values.ts'
import type { OrderStatus } from '#contracts/orders/orders.contract.ts'
import { OPEN_GOODS_STATES } from '#domain/goods/goods-state.ts'
import { flagsOf, textsOf } from '../data-table/list-mapping.ts'

const TEXTS = ['dateFrom', 'dateTo', 'customerOrderReference', 'sku', 'shipTo'] as const

export function orderFilterOf(values: FilterValues) {
  const { status } = values
  const statuses = status === 'open' ? OPEN_GOODS_STATES : status === undefined ? [] : [status]
  return {
    ...textsOf(values, [...TEXTS, 'placedBy', 'costCentre', 'job']),
    ...(statuses.length > 0 && { status: statuses as OrderStatus[] }),
  }
}

export const backorderFilterOf = (values: FilterValues) => ({
  ...textsOf(values, TEXTS),
  ...flagsOf(values, ['overdue', 'changed', 'shippableToday']),
  ...(values['groupBy'] !== undefined && { groupBy: values['groupBy'] as 'PART' | 'ORDER' }),
})
