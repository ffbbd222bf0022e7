import type * as z from 'zod/mini'
import { checkoutContract } from '#contracts/checkout.contract.ts'
import type { Account } from '../accounts/account.ts'
import type { Basket } from '../checkout/baskets.ts'
import type { CheckoutDesk } from '../checkout/checkout-desk.ts'
import { isBlocked } from '../checkout/delivery-addresses.ts'
import { paymentMethods } from '../checkout/payment-methods.ts'
import type { Placed } from '../checkout/placed-orders.ts'
import { refusal, sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { countryIsBlocked, invalid, paymentIsRefused } from './checkout.handlers.ts'

type Body = z.infer<typeof checkoutContract.place.body>

/** One basket becomes one order, however often and from wherever it is asked for. */
export function orderPlaceHandlers(desk: CheckoutDesk) {
  const { baskets, carts, placed, takeOrder, readerOf } = desk

  return [
    replyTo(checkoutContract.place, async ({ body, request }) => {
      const { account, language, now } = await readerOf(body)
      const key = request.headers.get('idempotency-key')
      if (account === undefined) return sessionEnded()
      if (key === null || key.length < 8) return keyIsMissing()
      if (!account.fillBasket) return refusal(403, 403005, 'Forbidden')

      const fingerprint = fingerprintOf(body)
      const basket = await baskets.of(account, language, now)
      // from here on without a pause: of many repeats one places the order, the others find it
      const earlier = placed.withKey(account, key) ?? placed.withHash(account, body.basHash)
      if (earlier) return earlier.body === fingerprint ? created(earlier) : keyIsReused()
      if (
        basket.lines.length === 0 ||
        basket.hash !== body.basHash ||
        carts.versionOf(account.customerId) !== body.version
      ) {
        return isStale(basket)
      }
      const methods = paymentMethods(account, {
        gross: basket.sums.gross,
        owed: placed.owedBy(account),
        language,
      })
      const method = methods.find(({ id }) => id === basket.selection.paymentId)
      const refused = refusalOf(body, basket, method)
      if (refused || method === undefined) return refused ?? invalid('/paymentId')
      const reference = body.customerOrderReference
      return created(takeOrder.run({ account, basket, method, key, body: fingerprint, reference, language }))
    }),

    replyTo(checkoutContract.status, async ({ body }) => {
      const { account } = await readerOf(body)
      if (account === undefined) return sessionEnded()
      const found = find(account, body.basHash, body.key)
      return found === undefined
        ? refusal(404, 404001, 'Not Found', { detail: 'Nothing was ordered with it.' })
        : { status: 200, body: found.answer }
    }),
  ]

  function find(account: Account, basHash?: string, key?: string): Placed | undefined {
    if (basHash !== undefined) return placed.withHash(account, basHash)
    return key === undefined ? undefined : placed.withKey(account, key)
  }
}

function refusalOf(
  body: Body,
  { selection, address }: Basket,
  method: { allowed: boolean; reason?: string | undefined } | undefined,
) {
  if (!body.acceptPolicy) return refusal(422, 422005, 'Unprocessable Content')
  if (selection.transportId === undefined) return invalid('/transportId')
  if (method === undefined) return invalid('/paymentId')
  if (isBlocked(address.countryID)) return countryIsBlocked()
  return method.allowed ? undefined : paymentIsRefused(method.reason)
}

const fingerprintOf = ({ basHash, acceptPolicy, customerOrderReference, version }: Body) =>
  JSON.stringify([basHash, acceptPolicy, customerOrderReference, version])

const created = ({ answer }: Placed) => ({ status: 201, body: answer }) as const

const keyIsMissing = () =>
  refusal(400, 400001, 'Bad Request', {
    errors: [{ pointer: '/headers/idempotency-key', code: 'missing', message: 'An order needs a key.' }],
  })

const keyIsReused = () => refusal(409, 409002, 'Conflict', { detail: 'This key has ordered something else.' })

function isStale(basket: Basket) {
  const stale = refusal(409, 409001, 'Conflict', { detail: 'The cart has changed.' })
  return { ...stale, body: { ...stale.body, quote: basket.quote, basHash: basket.hash } }
}
