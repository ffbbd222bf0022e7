import { PAYMENT_STATUSES, type Payment, type Payments, type PaymentStatus } from './payments.ts'

const LABELS: Readonly<Record<PaymentStatus, string>> = {
  AUTHORISED: 'Pay',
  CANCELLED: 'Cancel',
  FAILED: 'Let the payment fail',
  PENDING: 'Pay, and confirm later',
}

/** Simulates the page of a payment service, with a link for each possible outcome. */
export async function paymentPage(payments: Payments, payment: Payment): Promise<string> {
  const links = await Promise.all(
    PAYMENT_STATUSES.map(async (status) =>
      link(answer(payment, status, await payments.signature(payment, status)), LABELS[status]),
    ),
  )
  const forged = link(answer(payment, 'AUTHORISED', '0'.repeat(64)), 'Answer with a wrong signature')
  const amount = `${(payment.amount / 100).toFixed(2)} ${payment.currency}`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no"><meta name="robots" content="noindex">',
    '<title>Simulated payment page</title></head><body><main>',
    `<h1>Simulated payment page</h1><p>${escaped(payment.provider)}: ${amount}. No money moves.</p>`,
    `<ul>${[...links, forged].map((entry) => `<li><p>${entry}</p></li>`).join('')}</ul>`,
    '</main></body></html>',
  ].join('')
}

function answer({ provider, reference, returnPath }: Payment, status: string, signature: string): string {
  return `${returnPath}?${new URLSearchParams({ provider, reference, status, signature })}`
}

const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
