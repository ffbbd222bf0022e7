import type { AppointmentBook } from '../appointments/appointment-book.ts'
import { findSlot, toPickupSlot, type OpenSlot } from '../shipping/slots.ts'
import type * as z from 'zod/mini'
import type { PlacedOrder } from '#contracts/checkout/checkout.dto.ts'
import { cartOwner, type Account } from '../session/account.ts'
import type { Carts } from '../cart/carts.ts'
import type { Language } from '../catalogue/language.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { coreDepositOf, unitPrice, type AccountWithPrices } from '../pricing/product-prices.ts'
import { toTotals, type CheckoutBasket } from './checkout-baskets.ts'
import { isExternal, type paymentMethods } from './payment-methods.ts'
import type { OrderPlacement, PlacedOrders } from './placed-orders.ts'
import type { Selections } from './selections.ts'
import { placedLines } from './placed-lines.ts'
import { toTransport } from '../shipping/transports.ts'

type Answer = z.infer<typeof PlacedOrder>

type Deps = {
  readonly carts: Carts
  readonly selections: Selections
  readonly placed: PlacedOrders
  readonly orderBook: OrderBook
  readonly appointmentBook: AppointmentBook
  readonly clock: () => number
}

export type OrderRequest = {
  readonly account: Account
  readonly basket: CheckoutBasket
  readonly method: ReturnType<typeof paymentMethods>[number]
  readonly key: string
  readonly body: string
  readonly customerOrderReference: string
  readonly costCentre?: string | undefined
  readonly job?: string | undefined
  readonly language: Language
}

/** Places the order of a basket. */
export class PlaceOrder {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Synchronous, so that no concurrent request can place the same basket in between. */
  run(request: OrderRequest): OrderPlacement {
    this.#deps.placed.dropUnpaid(request.account, request.basket.version)
    const isToBePaid = isExternal(request.method.kind)
    const placement = placementOf(request, answerOf(request, isToBePaid ? 'PENDING' : 'PLACED'))
    this.#deps.placed.save(placement)
    return isToBePaid ? placement : this.complete(placement)
  }

  /** Empties the cart and stores the order as waiting for approval. The order is placed after the approval. */
  hold(request: OrderRequest, approval: Answer['approval']): OrderPlacement {
    const { account, basket } = request
    const { carts, selections, placed } = this.#deps
    placed.dropUnpaid(account, basket.version)
    carts.remove(
      cartOwner(account),
      basket.lines.map(({ id }) => id),
    )
    selections.clear(cartOwner(account))
    const response = { ...answerOf(request, 'AWAITING_APPROVAL'), ...(approval && { approval }) }
    const placement = placementOf(request, response)
    placed.save(placement)
    return placement
  }

  /** Empties the cart and adds the order to the customer's history. A pending order waits for its payment. */
  complete(placement: OrderPlacement, isPending = false): OrderPlacement {
    const { account, basket, paymentKind, answer: response } = placement
    const { carts, selections, orderBook, appointmentBook, clock } = this.#deps
    const lineIds = basket.lines.map(({ id }) => id)
    carts.remove(cartOwner(account), lineIds)
    selections.clear(cartOwner(account))

    const orderNumbers = orderBook.place(account, {
      ...placedLines(basket.orders, basket.offer, agreedLines(placement)),
      customerOrderReference: response.customerOrderReference,
      costCentre: response.costCentre,
      job: response.job,
      shipTo: basket.address,
      transport: basket.offer.kind,
      transportCharge: basket.totals.transport,
      transitDays: basket.offer.workingDays,
      payment: paymentKind,
      ...(isPending && { isPending }),
      contact: basket.selection.contact || undefined,
      remark: basket.remark || undefined,
    })
    const { first, second } = orderNumbers
    const { slotId } = basket.selection
    if (slotId !== undefined && basket.offer.kind === 'PICKUP') {
      appointmentBook.reserve(account, slotId, first, clock())
    }
    const receivedAt = new Date(clock()).toISOString()
    const completed = {
      ...placement,
      answer: {
        ...response,
        orderNumbers,
        navisionResponse: { orderNo: first, receivedAt },
        ...(second !== undefined && { navisionResponseSecond: { orderNo: second, receivedAt } }),
      },
    }
    this.#deps.placed.save(completed)
    return completed
  }
}

function agreedLines({ account, basket }: OrderPlacement) {
  const payer: AccountWithPrices = { ...account, showPrice: true }
  const agreed = basket.lines.map((line) => ({
    ...line,
    unitPrice: unitPrice(line.product, payer, line.quantity),
    coreDeposit: coreDepositOf(line.product, account.currency),
  }))
  return new Map(agreed.map((line) => [String(line.id), line]))
}

function placementOf({ account, key, body, basket, method }: OrderRequest, answer: Answer): OrderPlacement {
  return { account, key, body, basket, paymentKind: method.kind, answer }
}

function answerOf(
  { basket, account, method, customerOrderReference, costCentre, job, language }: OrderRequest,
  status: Answer['status'],
): Answer {
  const totals = toTotals(basket.totals, account)
  const { contact, slotId: chosenSlot = '' } = basket.selection
  const slot = findSlot(chosenSlot)
  const isChosen = ({ slotId }: OpenSlot) => slotId === slot?.slotId
  const { description, location } = toTransport(basket.offer, language, undefined, { isFree: isChosen })
  return {
    basHash: basket.hash,
    status,
    customerOrderReference,
    ...(costCentre !== undefined && { costCentre }),
    ...(job !== undefined && { job }),
    items: basket.quote.items,
    orders: [...basket.orders],
    ...(totals && { totals }),
    shippingAddress: basket.address,
    ...(contact !== '' && { contact }),
    ...(basket.remark !== '' && { remark: basket.remark }),
    ...(location !== undefined && { pickup: { location, ...(slot && { slot: toPickupSlot(slot) }) } }),
    transport: description,
    payment: method.name,
    paymentKind: method.kind,
  }
}
