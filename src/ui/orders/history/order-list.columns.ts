import { GOODS_STATES } from '#domain/goods/goods-state.ts'
import type { OrderHeader } from '#domain/orders/order.ts'
import * as cells from '../../data-table/list-cells.ts'
import type { ListDefinition } from '../../data-table/list-definition.ts'
import { stateCell } from '../../data-table/states.ts'
import { deliveryNoteLinks, orderLinks } from '../../order-facts/order-cells.ts'

export const orderList: ListDefinition<OrderHeader> = {
  name: 'orders',
  isTraced: true,
  routeId: 'orderhistory',
  isSelectable: true,
  sort: { by: 'date', desc: true },
  keyOf: ({ orderNo }) => orderNo,
  filters: [
    { id: 'date', kind: 'dates' },
    { id: 'status', kind: 'choice', values: ['open', ...GOODS_STATES] },
    { id: 'sku', kind: 'text' },
    { id: 'placedBy', kind: 'text' },
    { id: 'shipTo', kind: 'facet' },
    { id: 'costCentre', kind: 'facet' },
    { id: 'job', kind: 'text' },
  ],
  columns: [
    {
      id: 'orderNo',
      isHeading: true,
      isSortable: true,
      cell: ({ orderNo, status }) =>
        status === 'awaitingApproval'
          ? cells.links([cells.linkTo('approvalRequest', orderNo, { slug: orderNo })])
          : orderLinks([orderNo]),
    },
    {
      id: 'customerOrderReference',
      isSortable: true,
      cell: (order) => cells.text(order.customerOrderReference),
    },
    { id: 'date', isSortable: true, cell: ({ date }) => cells.day(date) },
    { id: 'placedBy', isSortable: true, cell: ({ placedBy }) => cells.text(placedBy) },
    {
      id: 'costCentre',
      isSortable: true,
      isExtra: true,
      cell: ({ costCentre }) => cells.text(costCentre ?? ''),
    },
    { id: 'job', isSortable: true, isExtra: true, cell: ({ job }) => cells.text(job ?? '') },
    { id: 'source', isExtra: true, cell: ({ source }) => cells.message(`list.value.source.${source}`) },
    { id: 'shipTo', cell: (order) => cells.text(order.shipTo.city) },
    {
      id: 'lineCount',
      isSortable: true,
      align: 'end',
      cell: ({ lineCount }) => cells.count(lineCount),
    },
    { id: 'net', isSortable: true, isPrice: true, align: 'end', cell: ({ total }) => cells.money(total) },
    { id: 'status', isSortable: true, place: 'flag', cell: ({ status }) => stateCell(status) },
    {
      id: 'openQuantity',
      isSortable: true,
      isExtra: true,
      align: 'end',
      cell: ({ openQuantity }) => cells.count(openQuantity),
    },
    { id: 'deliveryNoteNos', isExtra: true, cell: (order) => deliveryNoteLinks(order.deliveryNoteNos) },
    { id: 'documents', isControl: true, place: 'wide', cell: () => undefined },
  ],
}
