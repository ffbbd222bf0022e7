import type { BackorderLine } from '#domain/orders/backorder.ts'
import { dateChange } from '#domain/orders/order.ts'
import * as cells from '../../data-table/list-cells.ts'
import type { ListDefinition } from '../../data-table/list-definition.ts'
import { orderLinks } from '../../order-facts/order-cells.ts'

/** A promised date: the date, whether it has changed, and whether it was met. */
export const promiseOf = (line: BackorderLine) => ({
  day: line.promisedDate,
  previousDay: line.previousDate,
  change: dateChange(line),
  isOverdue: line.overdue,
})

export const backorderList: ListDefinition<BackorderLine> = {
  name: 'backorders',
  isTraced: true,
  routeId: 'backorderlist',
  isSelectable: true,
  sort: { by: 'promisedDate', desc: false },
  keyOf: ({ lineId }) => lineId,
  filters: [
    { id: 'date', kind: 'dates' },
    { id: 'overdue', kind: 'flag' },
    { id: 'changed', kind: 'flag' },
    { id: 'shippableToday', kind: 'flag' },
    { id: 'sku', kind: 'text' },
    { id: 'customerOrderReference', kind: 'text' },
    { id: 'shipTo', kind: 'facet' },
    { id: 'groupBy', kind: 'choice', values: ['PART', 'ORDER'] },
  ],
  columns: [
    {
      id: 'sku',
      isHeading: true,
      isSortable: true,
      cell: ({ article }) => cells.links([cells.linkTo('product', article.sku, { slug: article.slug })]),
    },
    { id: 'name', cell: ({ article }) => cells.text(article.name) },
    { id: 'orderNo', isSortable: true, cell: ({ orderNo }) => orderLinks([orderNo]) },
    {
      id: 'customerOrderReference',
      cell: (line) => cells.text(line.customerOrderReference),
    },
    { id: 'orderDate', isSortable: true, isExtra: true, cell: ({ orderDate }) => cells.day(orderDate) },
    { id: 'lineNo', isExtra: true, align: 'end', cell: ({ lineNo }) => cells.count(lineNo) },
    { id: 'shipTo', isExtra: true, cell: (line) => cells.text(line.shipTo.city) },
    { id: 'ordered', align: 'end', isExtra: true, cell: ({ ordered }) => cells.count(ordered) },
    { id: 'delivered', align: 'end', isExtra: true, cell: ({ delivered }) => cells.count(delivered) },
    {
      id: 'outstanding',
      isSortable: true,
      align: 'end',
      cell: ({ outstanding }) => cells.count(outstanding),
    },
    { id: 'promisedDate', isSortable: true, cell: ({ promisedDate }) => cells.day(promisedDate) },
    { id: 'previousDate', isExtra: true, cell: ({ previousDate }) => cells.day(previousDate) },
    { id: 'reason', cell: ({ reason }) => cells.message(`list.value.reason.${reason}`) },
    {
      id: 'value',
      isSortable: true,
      isPrice: true,
      align: 'end',
      cell: ({ value }) => cells.money(value),
    },
    { id: 'actions', isControl: true, place: 'wide', cell: () => undefined },
  ],
}
