import type { ordersContract } from '#contracts/orders/orders.contract.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { paged } from '../data-table/paged.ts'
import { cancelLines } from './cancel-lines.ts'
import { filteredOrders, orderFacets } from './order-list.ts'
import { reorderPreview } from './reorder.ts'
import { orderDetails } from './order-details.ts'
import { orderHeader } from './order-view.ts'
import { isoNow } from './visible.ts'
import { requireFound, notFound } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function ordersHandlers({
  catalogue,
  orderBook,
  appointmentBook,
  claimBook,
  costCentres,
  approvals,
  asCaller,
  callerOf,
}: Services): Handlers<typeof ordersContract> {
  const responses = new IdempotentResponses()

  return {
    list: asCaller((caller, body) => {
      const { flows: ordered } = orderBook.historyOf(caller.account)
      const flows = [...approvals.waitingFlows(caller.account), ...ordered]
      const { items, pagination } = paged(filteredOrders(flows, body, caller), body)
      return {
        items: items.map((flow) => orderHeader(flow, caller)),
        pagination,
        facets: orderFacets(flows, body, caller, costCentres.namesOf(caller.account)),
        asOf: isoNow(caller),
      }
    }),

    get: asCaller((caller, body) => {
      const flow = requireFound(
        orderBook.historyOf(caller.account).flowByOrderNo.get(body.orderNo),
        'document',
      )
      const details = orderDetails(flow, caller, orderBook.termsOf(caller.account))
      const claimNos = claimBook.claimNosOf(caller.account)
      const lines = details.lines.map((line) => {
        const ownValues = claimNos.get(`${flow.order.orderNo} ${line.lineNo}`)
        return ownValues ? { ...line, claimNos: [...ownValues] } : line
      })
      const pickup = appointmentBook.pickupOf(caller.account, flow)
      return { ...details, ...(pickup && { pickup }), lines }
    }),

    reorderPreview: asCaller((caller, body) => {
      const flow = requireFound(
        orderBook.historyOf(caller.account).flowByOrderNo.get(body.orderNo),
        'document',
      )
      return reorderPreview(catalogue, flow, body.lineNos, caller)
    }),

    cancelLines: async ({ body, headers }) => {
      const caller = await callerOf(body)
      const { account } = caller
      if (!orderBook.historyOf(account).flowByOrderNo.has(body.orderNo)) return notFound('document')
      const { orderNo, lines } = body
      const call = { owner: account.contactId, key: headers['idempotency-key'], body: { orderNo, lines } }
      return responses.once(call, () => ({
        status: 200 as const,
        body: { lines: cancelLines(orderBook, account, orderNo, lines) },
      }))
    },
  }
}
