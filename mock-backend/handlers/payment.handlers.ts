import { http, HttpResponse } from 'msw'
import { checkoutContract } from '#contracts/checkout.contract.ts'
import type { CheckoutDesk } from '../checkout/checkout-desk.ts'
import { paymentPage } from '../checkout/payment-page.ts'
import { PAYMENT_STATUSES, type Payment, type PaymentStatus } from '../checkout/payments.ts'
import { unknownCall } from '../http/answer-of.ts'
import { refusal, sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'

const PAGE = '/media/simulation/payment'

/** The payment service, as far as the shop has to do with it. */
export function paymentHandlers(desk: CheckoutDesk) {
  const { payments, placed, takeOrder, selections, readerOf } = desk

  const placedFor = ({ customerId, hash }: Payment) =>
    placed.all.find(({ account, basket }) => account.customerId === customerId && basket.hash === hash)

  /** The first final answer counts; what is told again changes nothing. */
  const settle = (payment: Payment, status: PaymentStatus): PaymentStatus => {
    const order = placedFor(payment)
    if (payment.status !== undefined && payment.status !== 'PENDING') return payment.status
    if (!order) return 'FAILED'
    if (payment.status === undefined && desk.carts.versionOf(payment.customerId) !== order.basket.version) {
      payments.settle(payment.reference, 'FAILED')
      placed.drop(order)
      return 'FAILED'
    }
    payments.settle(payment.reference, status)
    if (status === 'AUTHORISED') {
      placed.confirm(payment.status === undefined ? takeOrder.complete(order) : order)
    } else if (status === 'PENDING') {
      if (payment.status === undefined) takeOrder.complete(order)
    } else {
      placed.drop(order)
      selections.tryAnew(payment.customerId)
    }
    return status
  }

  return [
    replyTo(checkoutContract.paymentsStart, async ({ body }) => {
      const { account } = await readerOf(body)
      if (account === undefined) return sessionEnded()
      const order = placed.withHash(account, body.basHash)
      if (order === undefined) return refusal(404, 404001, 'Not Found', { detail: 'Nothing is to be paid.' })
      const isPayPal = order.paymentKind === 'PAYPAL'
      const { reference } = payments.open({
        provider: isPayPal ? 'paypal' : 'payone',
        customerId: account.customerId,
        hash: body.basHash,
        amount: order.basket.sums.gross,
        currency: account.currency,
        returnPath: body.returnPath,
      })
      return {
        status: 200,
        body: {
          redirectUrl: `${PAGE}?${new URLSearchParams({ reference })}`,
          ...(isPayPal ? { ppOrderId: reference } : { payOneResponse: { reference } }),
        },
      }
    }),

    replyTo(checkoutContract.paymentReturn, async ({ body: { provider, params } }) => {
      const payment = payments.find(params['reference'] ?? '')
      const status = PAYMENT_STATUSES.find((known) => known === params['status'])
      if (payment?.provider !== provider || status === undefined) return answered('FAILED', 'UNKNOWN')
      if ((await payments.signature(payment, status)) !== params['signature']) {
        return answered('FAILED', 'SIGNATURE')
      }
      // as it stands now: another answer may have come in meanwhile
      const result = settle(payments.find(payment.reference) ?? payment, status)
      if (result === 'CANCELLED') return answered(result, status === result ? 'CANCELLED' : 'ENDED')
      if (result === 'FAILED') return answered(result, status === result ? 'DECLINED' : 'ENDED')
      return { status: 200, body: { status: result, next: 'step6', basHash: payment.hash } } as const
    }),

    http.get(`*${PAGE}`, async ({ request }) => {
      const payment = payments.find(new URL(request.url).searchParams.get('reference') ?? '')
      if (payment === undefined) return unknownCall()
      return new HttpResponse(await paymentPage(payments, payment), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      })
    }),
  ]
}

const answered = (
  status: 'CANCELLED' | 'FAILED',
  reason: 'CANCELLED' | 'DECLINED' | 'SIGNATURE' | 'UNKNOWN' | 'ENDED',
) => ({ status: 200, body: { status, next: 'step4', reason } }) as const
