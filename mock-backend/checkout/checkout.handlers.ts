import type { checkoutContract } from '#contracts/checkout/checkout.contract.ts'
import { cartOwner, type Account } from '../session/account.ts'
import { acceptQuantity } from '../cart/accept-quantity.ts'
import { toTotals, type CheckoutBasket } from './checkout-baskets.ts'
import { countryIsBlocked, isBlocked } from '../addresses/delivery-addresses.ts'
import { paymentMethods } from './payment-methods.ts'
import { shippableQuantity, type SoldLine } from './split-lines.ts'
import { dayOf } from '../calendar/calendar.ts'
import { findSlot, isBookable, type OpenSlot } from '../shipping/slots.ts'
import { refusedParts, toTransport, type TransportOffer } from '../shipping/transports.ts'
import { notFound, errorResponse } from '../http/error-response.ts'
import { price } from '../pricing/money.ts'
import { requireRight, type Caller } from '../session/callers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const DONE = { status: 200, body: { code: 200000 } } as const

/** The calls of the checkout steps before the order. */
export function checkoutHandlers({
  checkout,
  orderBook,
  appointmentBook,
  approvals,
  asCaller,
  callerOf,
}: Services): Pick<
  Handlers<typeof checkoutContract>,
  | 'validate'
  | 'addressesGet'
  | 'addressesSet'
  | 'transportsGet'
  | 'transportsSet'
  | 'paymentsGet'
  | 'paymentsSet'
  | 'split'
> {
  const { addresses, selections, checkoutBaskets, seen } = checkout

  const isFree = (slot: OpenSlot) => appointmentBook.freeIn(slot) > 0

  const laterDaysOf = ({ orders, offer }: CheckoutBasket) =>
    orders.flatMap(({ date }) => {
      const day = dayOf(Date.parse(date))
      return day > offer.dispatch ? [day] : []
    })

  const addressesOf = (account: Account) => {
    const { shippingAddressId } = selections.of(cartOwner(account))
    return {
      billing: addresses.billing(account),
      shipping: addresses.shipping(account),
      ...(shippingAddressId !== undefined && { shippingAddressId }),
    }
  }

  const methodsFor = async ({ account, language, now }: Caller) => {
    const { totals } = await checkoutBaskets.of(account, language, now)
    return paymentMethods(account, {
      gross: totals.gross,
      credit: orderBook.creditOf(account),
      language,
    })
  }

  return {
    validate: asCaller(async ({ account, language, now }, body) => {
      const basket = await checkoutBaskets.of(account, language, now)
      const { quote } = basket
      const totals = toTotals(basket.totals, account)
      const { costCentre } = body
      const reasons = approvals.reasonsFor(account, basket.totals.net, costCentre)
      return {
        quote,
        lines: basket.lines.map((line) => {
          const { status } = acceptQuantity(line.product, line.quantity)
          const isLater = shippableQuantity(line) < line.quantity
          return {
            item_id: String(line.id),
            sku: line.sku,
            status: status === 'OK' && isLater ? ('BACKORDER' as const) : status,
            requestedQuantity: line.quantity,
            acceptedQuantity: line.quantity,
          }
        }),
        changes: seen.changesOf(cartOwner(account), quote),
        basHash: basket.hash,
        ...(totals && { totals }),
        ...(reasons.length > 0 && {
          approvalReasons: approvals.shownReasons(reasons, account, costCentre),
        }),
      }
    }),

    addressesGet: asCaller(({ account }) => addressesOf(account)),

    addressesSet: async ({ body }) => {
      const { account } = await callerOf(body)
      // a new address also requires the right to place orders
      if (body.address) requireRight(account, 'fillBasket')
      if (body.address && isBlocked(body.address.countryID)) return countryIsBlocked()
      if (body.address && account.deliveryAddresses !== null) return notFound('address')
      const address = body.address
        ? addresses.add(account, body.address)
        : addresses.find(account, body.shippingAddressId)
      if (address === undefined || body.billingAddressId !== addresses.billing(account).id) {
        return notFound('address')
      }
      selections.choose(cartOwner(account), {
        shippingAddressId: address.id,
        contact: body.contact,
        remark: body.remark,
      })
      return { status: 200, body: addressesOf(account) }
    },

    transportsGet: asCaller(async ({ account, language, now }) => {
      const basket = await checkoutBaskets.of(account, language, now, false)
      const pickup = {
        isFree: (slot: OpenSlot) => isBookable(slot, now) && isFree(slot),
        laterDays: laterDaysOf(basket),
      }
      const transports = checkoutBaskets.offersTo(account, now).map((offer) => {
        const amount = account.showPrice ? price(offer.amount, account.currency) : undefined
        const refused = refusedParts(offer, basket.lines.map(productOf))
        return {
          ...toTransport(offer, language, amount, pickup),
          ...(refused.length > 0 && { refusedParts: refused }),
        }
      })
      return { transports }
    }),

    transportsSet: async ({ body }) => {
      const { account, language, now } = await callerOf(body)
      const offer = checkoutBaskets.offersTo(account, now).find(({ id }) => id === body.transportId)
      if (offer === undefined) return invalidChoiceResponse('/transportId')
      const { lines } = await checkoutBaskets.of(account, language, now)
      const refused = dangerousGoods(offer, lines)
      if (refused) return refused
      const slot = findSlot(body.slotId ?? '')
      if (body.slotId !== undefined && !(slot && isFree(slot))) return invalidChoiceResponse('/slotId')
      selections.choose(cartOwner(account), {
        transportId: body.transportId,
        deliverComplete: body.deliverComplete,
        slotId: body.slotId,
      })
      return DONE
    },

    paymentsGet: asCaller(async (caller) => ({ methods: await methodsFor(caller) })),

    paymentsSet: async ({ body }) => {
      const caller = await callerOf(body)
      const method = (await methodsFor(caller)).find(({ id }) => id === body.paymentId)
      if (method === undefined) return invalidChoiceResponse('/paymentId')
      if (!method.allowed) return paymentIsRefused(method.reason)
      selections.choose(cartOwner(caller.account), { paymentId: method.id })
      return DONE
    },

    split: asCaller(async ({ account, language, now }, body) => {
      const { orders } = await checkoutBaskets.of(account, language, now, body.deliverComplete)
      return { orders: [...orders] }
    }),
  }
}

export const paymentIsRefused = (reason: string | undefined) =>
  reason === 'CREDIT_LIMIT'
    ? errorResponse(422, 422002, 'The credit does not suffice.')
    : errorResponse(422, 422001, 'This payment is not allowed here.')

/** Rejection of a transport that excludes parts of the cart as dangerous goods. */
export function dangerousGoods(offer: TransportOffer, lines: readonly SoldLine[]) {
  const refused = refusedParts(offer, lines.map(productOf))
  if (refused.length === 0) return undefined
  const detail = `This transport carries no dangerous goods: ${refused.join(', ')}.`
  return errorResponse(422, 422004, detail)
}

const productOf = ({ product }: SoldLine) => product

export const invalidChoiceResponse = (pointer: string) =>
  errorResponse(400, 400001, undefined, {
    errors: [{ pointer, code: 'invalid', message: 'Not to be chosen.' }],
  })
