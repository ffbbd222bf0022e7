import * as z from 'zod/mini'
import { contract, query } from '../call.ts'
import { IsoDate } from '../data-table/list.dto.ts'
import { caller, Price } from '../shared.dto.ts'

export const invoicesContract = contract({
  ageing: query(
    '/api/invoices/ageing',
    z.object(caller),
    z.object({
      /** ISO 4217. */
      currency: z.string(),
      priceVisible: z.boolean(),
      /**
       * Range of days overdue; both bounds are inclusive, an absent bound means no limit. The bucket of invoices
       * that are not yet due has `toDays` 0.
       */
      buckets: z.array(
        z.object({
          fromDays: z.optional(z.int()),
          toDays: z.optional(z.int()),
          count: z.int(),
          amount: z.optional(Price),
        }),
      ),
      /** Absent for customers without credit. */
      creditLimit: z.optional(Price),
      /** Gross sum of orders on account that are not yet invoiced: they reduce the available credit. */
      openOrders: z.optional(Price),
      /** Gross sum of the open invoices. */
      openBalance: z.optional(Price),
      /** Credit notes that are not set off, gross. */
      openCredits: z.optional(z.object({ count: z.int(), amount: z.optional(Price) })),
      asOf: z.string(),
    }),
  ),
  statement: query(
    '/api/invoices/statement',
    z.object({ ...caller, dateFrom: IsoDate, dateTo: IsoDate }),
    z.object({
      /** ISO 4217. */
      currency: z.string(),
      priceVisible: z.boolean(),
      /** Gross, before `dateFrom` and after `dateTo`; absent if prices are hidden. Negative: in the customer's favour. */
      openingBalance: z.optional(Price),
      closingBalance: z.optional(Price),
      /** Oldest first. */
      entries: z.array(
        z.object({
          date: z.string(),
          kind: z.enum(['INVOICE', 'CREDIT_NOTE', 'PAYMENT']),
          /** Number of the paid invoice; absent for a payment on account. */
          documentNo: z.optional(z.string()),
          customerOrderReference: z.optional(z.string()),
          /** Gross; negative if it is credited to the customer. */
          amount: z.optional(Price),
        }),
      ),
      asOf: z.string(),
    }),
  ),
})
