import type * as z from 'zod/mini'
import { OrderStatus, type OrderFilter } from '#contracts/orders/orders.contract.ts'
import {
  holds,
  isChosen,
  isWithin,
  listFacet,
  sorted,
  type Columns,
  type ListQuery,
} from '../data-table/paged.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { CostCentres } from '../cost-centres/cost-centres.ts'
import type { OrderChain } from './order-chain.ts'
import { openQuantityOf, orderStatus } from './statuses.ts'
import { orderNet } from './order-view.ts'
import type { Caller } from '../session/callers.ts'

type Request = ListQuery<z.infer<typeof OrderFilter>>

export function filteredOrders(
  chains: readonly OrderChain[],
  { term, filter, ...order }: Request,
  caller: Caller,
): readonly OrderChain[] {
  const left = chains.filter(
    (chain) =>
      isWithin(isoDay(chain.order.day), filter.dateFrom, filter.dateTo) &&
      isChosen(filter.status, orderStatus(chain, caller.today)) &&
      holds(filter.customerOrderReference, [chain.order.reference]) &&
      (filter.costCentre === undefined || chain.order.costCentre === filter.costCentre) &&
      holds(filter.job, [chain.order.job]) &&
      holds(filter.placedBy, [chain.order.placedBy]) &&
      (filter.shipTo === undefined || chain.order.shipTo.id === filter.shipTo) &&
      holds(filter.sku, skusOf(chain)) &&
      holds(term, numbersOf(chain)),
  )
  return sorted(left, columns(caller), order)
}

/** Each facet is counted without its own filter. */
export const orderFacets = (
  chains: readonly OrderChain[],
  request: Request,
  caller: Caller,
  costCentres: CostCentres,
) => [
  listFacet(
    'shipTo',
    filteredOrders(chains, { ...request, filter: { ...request.filter, shipTo: undefined } }, caller),
    ({ order: { shipTo } }) => ({ id: shipTo.id, name: `${shipTo.company}, ${shipTo.city}` }),
  ),
  listFacet(
    'costCentre',
    filteredOrders(chains, { ...request, filter: { ...request.filter, costCentre: undefined } }, caller),
    ({ order: { costCentre } }) =>
      costCentre === undefined
        ? undefined
        : { id: costCentre, name: costCentres.nameOf(caller.account, costCentre) },
  ),
]

const skusOf = ({ order }: OrderChain) => order.lines.map(({ product }) => product.sku)

const numbersOf = (chain: OrderChain) => [
  chain.order.orderNo,
  chain.order.reference,
  chain.order.job,
  ...chain.shipments.map(({ deliveryNoteNo }) => deliveryNoteNo),
  ...skusOf(chain),
]

const columns = ({ account, today }: Caller): Columns<OrderChain> => ({
  date: ({ order }) => order.day,
  orderNo: ({ order }) => order.orderNo,
  customerOrderReference: ({ order }) => order.reference,
  costCentre: ({ order }) => order.costCentre ?? '',
  job: ({ order }) => order.job ?? '',
  source: ({ order }) => order.source,
  placedBy: ({ order }) => order.placedBy,
  lineCount: ({ order }) => order.lines.length,
  status: (chain) => STATUS_ORDER.indexOf(orderStatus(chain, today)),
  openQuantity: ({ order }) => openQuantityOf(order),
  // Sorting by a hidden amount would reveal it.
  ...(account.showPrice && { total: ({ order }: OrderChain) => orderNet(order) }),
})

const STATUS_ORDER: readonly string[] = OrderStatus.options
