import * as z from 'zod/mini'
import { contract, query } from '../call.ts'
import { OrderHeader } from '../orders/orders.contract.ts'
import { caller, Price } from '../shared.dto.ts'

export const infocenterContract = contract({
  overview: query(
    '/api/infocenter/overview',
    z.object(caller),
    z.object({
      priceVisible: z.boolean(),
      /** The next four fields require the right to see orders. */
      openOrders: z.optional(z.int()),
      backorderLines: z.optional(z.object({ count: z.int(), changed: z.int(), overdue: z.int() })),
      /** Twelve months, the current month last. `month` as 2026-11. */
      ordersPerMonth: z.optional(
        z.array(z.object({ month: z.string(), orders: z.int(), value: z.optional(Price) })),
      ),
      lastOrders: z.optional(z.array(OrderHeader)),
      /** Requires the right to see invoices. */
      invoices: z.optional(
        z.object({
          open: z.int(),
          overdue: z.int(),
          openAmount: z.optional(Price),
          overdueAmount: z.optional(Price),
        }),
      ),
      /** Requires the right to see shipments. */
      deliveriesToday: z.optional(z.int()),
      deliveriesUnderWay: z.optional(z.int()),
      nextAppointment: z.optional(
        z.object({
          no: z.string(),
          /** ISO 8601 times. */
          from: z.string(),
          to: z.string(),
          location: z.string(),
          /** IANA time zone of the location. */
          timeZone: z.string(),
        }),
      ),
      /** Number of changed items in all parts lists since the last visit of each. */
      favouritesChanged: z.optional(z.int()),
      /** VIN that was looked up last. */
      lastVin: z.optional(z.string()),
      /** Parts list that was opened last. */
      lastList: z.optional(z.object({ listId: z.string(), name: z.string(), count: z.int() })),
      asOf: z.string(),
    }),
  ),
})
