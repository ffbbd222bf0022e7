import type * as z from 'zod/mini'
import { OrderStatus, type OrderFilter } from '#contracts/orders/orders.contract.ts'
import {
  matchesTerm,
  isChosen,
  isWithin,
  listFacet,
  sorted,
  type Columns,
  type ListQuery,
} from '../data-table/paged.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { DocumentFlow } from './document-flow.ts'
import { openQuantityOf, orderStatus } from './statuses.ts'
import { orderNet } from './order-view.ts'
import type { Caller } from '../session/callers.ts'

type Request = ListQuery<z.infer<typeof OrderFilter>>

export function filteredOrders(
  flows: readonly DocumentFlow[],
  { term, filter, ...order }: Request,
  caller: Caller,
): readonly DocumentFlow[] {
  const matchingFlows = flows.filter(
    (flow) =>
      isWithin(isoDay(flow.order.day), filter.dateFrom, filter.dateTo) &&
      isChosen(filter.status, orderStatus(flow, caller.today)) &&
      matchesTerm(filter.customerOrderReference, [flow.order.reference]) &&
      (filter.costCentre === undefined || flow.order.costCentre === filter.costCentre) &&
      matchesTerm(filter.job, [flow.order.job]) &&
      matchesTerm(filter.placedBy, [flow.order.placedBy]) &&
      (filter.shipTo === undefined || flow.order.shipTo.id === filter.shipTo) &&
      matchesTerm(filter.sku, skusOf(flow)) &&
      matchesTerm(term, numbersOf(flow)),
  )
  return sorted(matchingFlows, columns(caller), order)
}

/** Facets of the order list; each is counted without its own filter. */
export const orderFacets = (
  flows: readonly DocumentFlow[],
  request: Request,
  caller: Caller,
  costCentreNames: ReadonlyMap<string, string>,
) => [
  listFacet(
    'shipTo',
    filteredOrders(flows, { ...request, filter: { ...request.filter, shipTo: undefined } }, caller),
    ({ order: { shipTo } }) => ({ id: shipTo.id, name: `${shipTo.company}, ${shipTo.city}` }),
  ),
  listFacet(
    'costCentre',
    filteredOrders(flows, { ...request, filter: { ...request.filter, costCentre: undefined } }, caller),
    ({ order: { costCentre } }) =>
      costCentre === undefined
        ? undefined
        : { id: costCentre, name: costCentreNames.get(costCentre) ?? costCentre },
  ),
]

const skusOf = ({ order }: DocumentFlow) => order.lines.map(({ product }) => product.sku)

const numbersOf = (flow: DocumentFlow) => [
  flow.order.orderNo,
  flow.order.reference,
  flow.order.job,
  ...flow.shipments.map(({ deliveryNoteNo }) => deliveryNoteNo),
  ...skusOf(flow),
]

const columns = ({ account, today }: Caller): Columns<DocumentFlow> => ({
  date: ({ order }) => order.day,
  orderNo: ({ order }) => order.orderNo,
  customerOrderReference: ({ order }) => order.reference,
  costCentre: ({ order }) => order.costCentre ?? '',
  job: ({ order }) => order.job ?? '',
  source: ({ order }) => order.source,
  placedBy: ({ order }) => order.placedBy,
  lineCount: ({ order }) => order.lines.length,
  status: (flow) => STATUS_ORDER.indexOf(orderStatus(flow, today)),
  openQuantity: ({ order }) => openQuantityOf(order),
  // Sorting by a hidden amount would reveal it.
  ...(account.showPrice && { total: ({ order }: DocumentFlow) => orderNet(order) }),
})

const STATUS_ORDER: readonly string[] = OrderStatus.options
