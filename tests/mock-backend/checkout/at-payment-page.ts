import type { MockBackend } from '#mock-backend/create-mock-backend.ts'
import { readyToOrder, type Choice } from './ready-to-order.ts'

/** Parameters of the redirects that the page of the payment service offers. */
export async function redirectsOn(backend: MockBackend, url: string) {
  const page = await (await backend.respond(new Request(`http://api.test${url}`))).text()
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => {
    const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://api.test')
    return Object.fromEntries(searchParams)
  })
}

/** A customer whose order is unpaid, on the page of the payment service. */
export async function atPaymentPage(
  backend: MockBackend,
  { costCentre, ...choice }: Choice & { readonly costCentre?: string } = {},
) {
  const ready = await readyToOrder(backend, { ...choice, paymentId: 'card' })
  const placed = await ready.place({ ...(costCentre !== undefined && { costCentre }) })
  const { basHash } = ready.order
  const start = () => ready.call('payments/start', { basHash, returnPath: '/en/checkout/redirect' })
  const { redirectUrl } = (await start()).body
  const redirects = await redirectsOn(backend, redirectUrl)
  /** Makes the call of the shop after the return from the payment page, without the session. */
  const returnToShop = async (status: string, forged = false) => {
    const redirect = redirects.find(
      (result) => result['status'] === status && /^0+$/.test(result['signature'] ?? '') === forged,
    )
    const { provider, ...params } = redirect!
    return (await ready.call('payment/return', { token: undefined, provider, params })).body
  }
  return { ...ready, placed, start, redirectUrl, returnToShop }
}
