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
      holds(filter.placedBy, [chain.order.placedBy]) &&
      (filter.shipTo === undefined || chain.order.shipTo.id === filter.shipTo) &&
      holds(filter.sku, skusOf(chain)) &&
      holds(term, numbersOf(chain)),
  )
  return sorted(left, columns(caller), order)
}

/** The facet of delivery addresses, counted without the address filter. */
export const orderFacets = (chains: readonly OrderChain[], request: Request, caller: Caller) => [
  listFacet(
    'shipTo',
    filteredOrders(chains, { ...request, filter: { ...request.filter, shipTo: undefined } }, caller),
    ({ order: { shipTo } }) => ({ id: shipTo.id, name: `${shipTo.company}, ${shipTo.city}` }),
  ),
]

const skusOf = ({ order }: OrderChain) => order.lines.map(({ product }) => product.sku)

const numbersOf = (chain: OrderChain) => [
  chain.order.orderNo,
  chain.order.reference,
  ...chain.shipments.map(({ deliveryNoteNo }) => deliveryNoteNo),
  ...skusOf(chain),
]

const columns = ({ account, today }: Caller): Columns<OrderChain> => ({
  date: ({ order }) => order.day,
  orderNo: ({ order }) => order.orderNo,
  customerOrderReference: ({ order }) => order.reference,
  source: ({ order }) => order.source,
  placedBy: ({ order }) => order.placedBy,
  lineCount: ({ order }) => order.lines.length,
  status: (chain) => STATUS_ORDER.indexOf(orderStatus(chain, today)),
  openQuantity: ({ order }) => openQuantityOf(order),
  // Sorting by a hidden amount would reveal it.
  ...(account.showPrice && { total: ({ order }: OrderChain) => orderNet(order) }),
})

const STATUS_ORDER: readonly string[] = OrderStatus.options
