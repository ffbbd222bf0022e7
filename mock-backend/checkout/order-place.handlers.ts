import type * as z from 'zod/mini'
import type { checkoutContract } from '#contracts/checkout/checkout.contract.ts'
import { cartOwner, type Account } from '../session/account.ts'
import type { CheckoutBasket } from './checkout-baskets.ts'
import { countryIsBlocked, isBlocked } from '../addresses/delivery-addresses.ts'
import { isExternal, paymentMethods } from './payment-methods.ts'
import type { OrderPlacement } from './placed-orders.ts'
import { costCentreError, noApproverError, paymentNotForApprovalError } from './placing-rules.ts'
import { requireFound, errorResponse } from '../http/error-response.ts'
import { dangerousGoods, invalidChoiceResponse, paymentIsRefused } from './checkout.handlers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

type Body = z.infer<typeof checkoutContract.place.body>

/** Places one order per basket, even if several requests with the same key or hash arrive at once. */
export function orderPlaceHandlers({
  checkout,
  orderBook,
  costCentres,
  approvals,
  inbox,
  callerOf,
}: Services): Pick<Handlers<typeof checkoutContract>, 'place' | 'status'> {
  const { checkoutBaskets, carts, placed, placeOrder } = checkout

  return {
    place: async ({ body, headers: { 'idempotency-key': key } }) => {
      const { account, language, now } = await callerOf(body)
      const fingerprint = fingerprintOf(body)
      const basket = await checkoutBaskets.of(account, language, now)
      // no `await` from here on: of several simultaneous retries one places the order, the others find it
      const earlier = placed.withKey(account, key) ?? placed.withHash(account, body.basHash)
      if (earlier) return earlier.body === fingerprint ? created(earlier, account) : keyIsReused()
      if (
        basket.lines.length === 0 ||
        basket.hash !== body.basHash ||
        carts.versionOf(cartOwner(account)) !== body.version
      ) {
        return isStale(basket)
      }
      const methods = paymentMethods(account, {
        gross: basket.totals.gross,
        credit: orderBook.creditOf(account),
        language,
      })
      const method = methods.find(({ id }) => id === basket.selection.paymentId)
      const refused = errorOf(body, basket, method)
      if (refused || method === undefined) return refused ?? invalidChoiceResponse('/paymentId')
      const { customerOrderReference, costCentre, job } = body
      const wrong = costCentreError(costCentres, account, costCentre)
      if (wrong) return wrong
      const named = { customerOrderReference, costCentre, job: job || undefined }
      const request = { account, basket, method, key, body: fingerprint, ...named, language }
      const reasons = approvals.reasonsFor(account, basket.totals.net, costCentre)
      if (reasons.length === 0) {
        const order = placeOrder.run(request)
        const orderNo = order.answer.orderNumbers?.first
        if (orderNo !== undefined) notifyOnBehalf(account, orderNo, `infocenter/orderhistory/${orderNo}`)
        return created(order, account)
      }
      const { customerId, contactId: buyerId } = account
      if (approvals.missingApprover({ customerId, buyerId, costCentre }).length > 0) return noApproverError()
      if (isExternal(method.kind)) return paymentNotForApprovalError()
      const { no, expiresAt } = approvals.request({
        account,
        basket,
        reasons,
        payment: method.kind,
        ...named,
        language,
      })
      notifyOnBehalf(account, no, `infocenter/approvals/${no}`)
      return created(
        placeOrder.hold(request, {
          requestNo: no,
          reasons: approvals.shownReasons(reasons, account, costCentre),
          expiresAt: new Date(expiresAt).toISOString(),
        }),
        account,
      )
    },

    status: async ({ body }) => {
      const { account } = await callerOf(body)
      const order = requireFound(find(account, body.basHash, body.key), 'order')
      const response = shownTo(account, order)
      const isPaid = response.orderNumbers && orderBook.isPaid(account, response.orderNumbers.first)
      return { status: 200, body: isPaid ? { ...response, status: 'PLACED' } : response }
    },
  }

  /** Notifies the person about an order or a request that the help desk has sent on behalf of the person. */
  function notifyOnBehalf({ onBehalf: by, contactId }: Account, orderNo: string, path: string): void {
    if (by === undefined) return
    inbox.add({
      job: `order on behalf ${orderNo}`,
      personId: contactId,
      kind: 'ON_BEHALF',
      text: 'orderedOnBehalf',
      values: { by, orderNo },
      path,
    })
  }

  function find(account: Account, basHash?: string, key?: string): OrderPlacement | undefined {
    if (basHash !== undefined) return placed.withHash(account, basHash)
    return key === undefined ? undefined : placed.withKey(account, key)
  }
}

function errorOf(
  body: Body,
  { selection, address, offer, lines }: CheckoutBasket,
  method: { allowed: boolean; reason?: string | undefined } | undefined,
) {
  if (!body.acceptPolicy) return errorResponse(422, 422005)
  if (selection.transportId === undefined) return invalidChoiceResponse('/transportId')
  if (method === undefined) return invalidChoiceResponse('/paymentId')
  if (isBlocked(address.countryID)) return countryIsBlocked()
  if (!method.allowed) return paymentIsRefused(method.reason)
  return dangerousGoods(offer, lines)
}

const fingerprintOf = ({ basHash, acceptPolicy, customerOrderReference, costCentre, job, version }: Body) =>
  JSON.stringify([basHash, acceptPolicy, customerOrderReference, costCentre, job, version])

const created = (placement: OrderPlacement, account: Account) =>
  ({ status: 201, body: shownTo(account, placement) }) as const

/** Removes the prices from a stored response if the person has lost the right to see them. */
function shownTo({ showPrice }: Account, { answer: response }: OrderPlacement): OrderPlacement['answer'] {
  if (showPrice) return response
  const { totals: _totals, items, ...rest } = response
  return {
    ...rest,
    items: items.map(({ pricePackage: _package, rowTotal: _rowTotal, ...item }) => item),
  }
}

const keyIsReused = () => errorResponse(409, 409002, 'This key has ordered something else.')

function isStale(basket: CheckoutBasket) {
  const stale = errorResponse(409, 409001, 'The cart has changed.')
  return { ...stale, body: { ...stale.body, quote: basket.quote, basHash: basket.hash } }
}
