import { http, HttpResponse } from 'msw'
import { paymentPage } from './payment-page.ts'
import { PAYMENT_PAGE } from './payments.ts'
import { unknownCall } from '../http/fetch-from-handlers.ts'
import type { Services } from '../services.ts'

/** The simulated payment page to which the shop redirects its customers. */
export const paymentPageHandlers = ({ checkout: { payments } }: Services) => [
  http.get(PAYMENT_PAGE, async ({ request }) => {
    const payment = payments.find(new URL(request.url).searchParams.get('reference') ?? '')
    if (payment === undefined) return unknownCall()
    return new HttpResponse(await paymentPage(payments, payment), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    })
  }),
]
