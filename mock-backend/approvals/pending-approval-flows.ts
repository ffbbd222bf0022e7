import { dayOf } from '../calendar/calendar.ts'
import type { DocumentFlow, OrderLine } from '../orders/document-flow.ts'
import { customerProfileOf } from '../orders/order-profile.ts'
import { productOfCartSku, type SoldParts } from '../products/cart-sku.ts'
import type { StoredRequest } from './approval-request.ts'

/** Requests that wait for an approval, as rows of the list of orders. */
export const pendingApprovalFlows = (requests: readonly StoredRequest[], parts: SoldParts): DocumentFlow[] =>
  requests.filter(({ state }) => state === 'WAITING').map((request) => documentFlowOf(request, parts))

const documentFlowOf = (request: StoredRequest, parts: SoldParts): DocumentFlow => ({
  order: {
    orderNo: request.no,
    day: dayOf(request.at),
    confirmedDay: dayOf(request.expiresAt),
    reference: request.customerOrderReference,
    costCentre: request.costCentre,
    job: request.job,
    source: 'WEB',
    placedBy: request.buyer,
    shipTo: request.shipTo,
    billTo: customerProfileOf(request.customerId).parties[0],
    transport: request.transport,
    transportCharge: request.transportCharge,
    payment: request.payment,
    awaitsApproval: true,
    lines: request.lines.flatMap(({ lineNo, sku, quantity, unitPrice, coreDeposit }): OrderLine[] => {
      const product = productOfCartSku(parts, sku)
      return product === undefined
        ? []
        : [
            {
              ...NOTHING_DELIVERED,
              lineNo,
              orderNo: request.no,
              product,
              ordered: quantity,
              outstanding: quantity,
              unitPrice,
              coreDeposit,
            },
          ]
    }),
  },
  shipments: [],
  invoices: [],
  creditNotes: [],
  events: [],
})

const NOTHING_DELIVERED = { later: false, cancelled: 0, delivered: 0, invoiced: 0 }
