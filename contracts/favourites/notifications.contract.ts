import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { command } from '../call.ts'
import { caller } from '../shared.dto.ts'

export const NotificationKind = z.enum(['STOCK', 'PRICE', 'REPLACED'])

const subscription = {
  /** `vendorId-sku`. */
  sku: z.string().check(z.minLength(1), z.maxLength(60)),
  on: NotificationKind,
  /** Stock quantity or price at which the customer is notified, depending on `on`. */
  threshold: z.optional(z.number().check(z.minimum(0))),
}

export const notificationsContract = initContract().router({
  subscribe: command(
    '/api/notifications/subscribe',
    z.object({
      ...caller,
      ...subscription,
      /** True to end the subscription. */
      end: z.optional(z.boolean()),
    }),
    z.object({ subscription: z.object({ subscriptionId: z.string(), ...subscription }) }),
  ),
})
