import type { checkoutContract } from '#contracts/checkout/checkout.contract.ts'
import {
  PAYMENT_PAGE,
  PAYMENT_STATUSES,
  type Payment,
  type PaymentStatus,
  type ReleaseReason,
} from './payments.ts'
import { isUnpaid, type OrderPlacement } from './placed-orders.ts'
import { unpaidOrderError } from './placing-rules.ts'
import { requireFound } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import { cartOwner } from '../session/account.ts'
import type { Services } from '../services.ts'

/** The calls that start and finish a payment. */
export function paymentHandlers(
  services: Services,
): Pick<Handlers<typeof checkoutContract>, 'paymentsStart' | 'paymentReturn'> {
  const { db, checkout, orderBook, callerOf } = services
  const { payments, placed, placeOrder, selections } = checkout

  const placedFor = ({ owner, hash }: Payment) =>
    placed.all.find(({ account, basket }) => cartOwner(account) === owner && basket.hash === hash)

  /**
   * Returns the reason to release the payment of an order that can no longer be placed; undefined if the order
   * can be placed.
   */
  const releaseReason = (order: OrderPlacement): ReleaseReason | undefined => {
    const { account, basket } = order
    if (checkout.carts.versionOf(cartOwner(account)) !== basket.version) return 'CHANGED'
    const person = db.account.findFirst({ where: { contactId: { equals: account.contactId } } })
    const isAllowed = person && unpaidOrderError(services, { ...account, ...person }, order) === undefined
    return isAllowed ? undefined : 'NOT_ALLOWED'
  }

  /** Applies the outcome of a payment and returns the outcome that counts: a final outcome is never replaced. */
  const settle = (payment: Payment, status: PaymentStatus): PaymentStatus => {
    const order = placedFor(payment)
    if (payment.status !== undefined && payment.status !== 'PENDING') return payment.status
    const orderNo = order?.answer.orderNumbers?.first
    if (order && orderNo !== undefined && orderBook.isPaid(order.account, orderNo)) return 'AUTHORISED'
    if (!order) {
      payments.settle(payment.reference, 'FAILED')
      return 'FAILED'
    }
    const isPaid = status === 'AUTHORISED' || status === 'PENDING'
    const released = isPaid && payment.status === undefined ? releaseReason(order) : undefined
    if (released) {
      payments.release(payment.reference, released)
      placed.drop(order)
      return 'FAILED'
    }
    payments.settle(payment.reference, status)
    if (status === 'AUTHORISED') {
      placed.confirm(payment.status === undefined ? placeOrder.complete(order) : order)
      if (orderNo !== undefined) orderBook.pay(order.account, orderNo)
    } else if (status === 'PENDING') {
      if (payment.status === undefined) placeOrder.complete(order, true)
    } else {
      if (orderNo !== undefined) orderBook.cancelAll(order.account, orderNo)
      placed.drop(order)
      selections.startNextAttempt(payment.owner)
    }
    return status
  }

  return {
    paymentsStart: async ({ body }) => {
      const { account } = await callerOf(body)
      const placement = placed.withHash(account, body.basHash)
      const order = requireFound(placement?.answer.status === 'PENDING' ? placement : undefined, 'order')
      if (isUnpaid(order)) {
        const refused = unpaidOrderError(services, account, order)
        if (refused) {
          placed.drop(order)
          return refused
        }
        placed.renew(order)
      }
      const isPayPal = order.paymentKind === 'PAYPAL'
      const { reference } = payments.open({
        provider: isPayPal ? 'paypal' : 'payone',
        owner: cartOwner(account),
        hash: body.basHash,
        amount: order.basket.totals.gross,
        currency: account.currency,
        returnPath: body.returnPath,
      })
      return {
        status: 200,
        body: {
          redirectUrl: `${PAYMENT_PAGE}?${new URLSearchParams({ reference })}`,
          ...(isPayPal ? { ppOrderId: reference } : { payOneResponse: { reference } }),
        },
      }
    },

    paymentReturn: async ({ body: { provider, params } }) => {
      const payment = payments.find(params['reference'] ?? '')
      const status = PAYMENT_STATUSES.find((candidate) => candidate === params['status'])
      if (payment?.provider !== provider || status === undefined) return answered('FAILED', 'UNKNOWN')
      if ((await payments.signature(payment, status)) !== params['signature']) {
        return answered('FAILED', 'SIGNATURE')
      }
      // read again, because another request may have changed the payment during the await
      const result = settle(payments.find(payment.reference) ?? payment, status)
      if (result === 'CANCELLED') return answered(result, status === result ? 'CANCELLED' : 'ENDED')
      const { released } = payments.find(payment.reference) ?? {}
      if (released) return answered('FAILED', released)
      if (result === 'FAILED') return answered(result, status === result ? 'DECLINED' : 'ENDED')
      return { status: 200, body: { status: result, next: 'step6', basHash: payment.hash } } as const
    },
  }
}

const answered = (
  status: 'CANCELLED' | 'FAILED',
  reason: 'CANCELLED' | 'DECLINED' | 'SIGNATURE' | 'UNKNOWN' | 'ENDED' | ReleaseReason,
) => ({ status: 200, body: { status, next: 'step4', reason } }) as const
