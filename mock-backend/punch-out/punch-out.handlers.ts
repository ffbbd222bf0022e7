import type * as z from 'zod/mini'
import type { punchOutContract } from '#contracts/punch-out/punch-out.contract.ts'
import type { OutgoingLine, basketFormat } from '#contracts/punch-out/punch-out.dto.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { acceptQuantity } from '../cart/accept-quantity.ts'
import { paymentIsRefused } from '../checkout/checkout.handlers.ts'
import { costCentreError } from '../checkout/placing-rules.ts'
import { paymentMethods } from '../checkout/payment-methods.ts'
import { netOf, totalsOf } from '../orders/totals.ts'
import { cartSku, productOfCartSku } from '../products/cart-sku.ts'
import { Carts } from '../cart/carts.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { OrderApprovalReason } from '../cost-centres/budget-rules.ts'
import type { Language } from '../catalogue/language.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import type { Handlers } from '../http/reply-to.ts'
import { requireFound, errorResponse, HttpError } from '../http/error-response.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { PlacedOrder } from '../orders/order-book.ts'
import { lookUpNumber, candidateParts } from '../own-numbers/look-up-number.ts'
import { newSecret } from '../partner-interface/signature.ts'
import type { StoredPunchOutSystem } from '../partner-interface/stored-interface.ts'
import type { MinorUnits } from '../pricing/money.ts'
import { seesPrices, unitPrice } from '../pricing/product-prices.ts'
import { salesUnit } from '../products/product-summary.ts'
import { requireRight } from '../session/callers.ts'
import { LoginThrottle } from '../session/login-throttle.ts'
import { userInfo } from '../session/session.handlers.ts'
import { nameOf, type Account } from '../session/account.ts'
import type { Services } from '../services.ts'
import type { BasketLine, PunchOut } from './punch-outs.ts'
import { isReturnAddress } from './return-address.ts'
import { orderableLines, planOrder, type OrderResponseBody, type SentOrder } from './system-orders.ts'

type Line = z.infer<typeof OutgoingLine>
type Sent = NonNullable<z.infer<typeof punchOutContract.start.body>['lines']>[number]
type WrittenFor = z.infer<z.ZodMiniObject<typeof basketFormat>>
type Login = { readonly userName: string; readonly secret: string; readonly languageID: LanguageId }

/** Orders of customers' systems by customer and order number of the buyer. */
type SystemOrder = {
  readonly content: string
  readonly response: OrderResponseBody
  readonly isCancelled?: boolean
}

const SESSION_SECONDS = 7200
const FOUND_LINES = 20

export function punchOutHandlers({
  db,
  clock,
  parts,
  catalogue,
  checkout,
  addressBook,
  ownNumberBook,
  sessions,
  orderBook,
  punchOuts,
  callerOf,
  partnerInterfaces,
  approvals,
  costCentres,
}: Services): Handlers<typeof punchOutContract> {
  const throttle = new LoginThrottle()
  const carts = new Carts({ db, clock })
  const orders = new Map<string, SystemOrder>()

  /**
   * Finds the system by its credentials.
   * @throws HttpError with 401003 or 429000
   */
  async function systemOf({ userName, secret }: Login) {
    const now = clock()
    const seconds = throttle.secondsToWait(userName, now)
    if (seconds > 0) {
      throw new HttpError(
        errorResponse(429, 429000, undefined, { headers: { 'retry-after': String(seconds) } }),
      )
    }
    const system = await partnerInterfaces.punchOutSystem(userName, secret, now)
    if (system === undefined) {
      throttle.failed(userName, now)
      throw new HttpError(errorResponse(401, 401003, 'No such system, or a wrong secret.'))
    }
    throttle.succeeded(userName)
    return system
  }

  function assertReturn(returnUrl: string, { returnHosts }: StoredPunchOutSystem): void {
    if (isReturnAddress(returnUrl, returnHosts)) return
    throw new HttpError(errorResponse(422, 422021, 'Not a configured return host.'))
  }

  const productOf = (articleNo: string) =>
    productOfCartSku(parts, articleNo) ?? catalogue.findBySku(articleNo)
  const partsFor = ({ customerId }: Account) => ({
    parts,
    catalogue,
    ownNumbers: ownNumberBook.of(customerId),
  })

  function lineOf(product: CatalogueProduct, line: BasketLine, account: Account, language: Language): Line {
    return {
      lineId: line.lineId,
      articleNo: product.sku,
      name: product.names[language],
      manufacturer: product.manufacturer,
      quantity: line.quantity,
      unit: salesUnit(product.orderUnit),
      ...(seesPrices(account) && {
        price: { value: unitPrice(product, account, line.quantity) / 100, currency: account.currency },
      }),
      leadDays: product.stock.quantity >= line.quantity ? 1 : (product.stock.replenishmentDays ?? 14),
      ...(line.note !== '' && { note: line.note }),
    }
  }

  const linesOf = (lines: readonly BasketLine[], account: Account, language: Language): Line[] =>
    lines.flatMap((line) => {
      const product = productOf(line.sku)
      return product ? [lineOf(product, line, account, language)] : []
    })

  /** The basket before the session: as the system has sent it, or as the shop has returned it. */
  function basketBefore(account: Account, basketId: string | undefined, sent: readonly Sent[] | undefined) {
    const { customerId } = account
    if (sent !== undefined) {
      return orderableLines(partsFor(account), sent, { account, codes: {} }).map(
        ({ lineId, product, quantity }): BasketLine => {
          return { lineId, sku: cartSku(product), quantity, note: '' }
        },
      )
    }
    return basketId === undefined ? [] : requireFound(punchOuts.basketOf(customerId, basketId), 'basket')
  }

  /** The cart of a session as lines; their ids stay the same in later sessions of the basket. */
  function basketNow({ sessionId, before }: PunchOut): BasketLine[] {
    let last = Math.max(0, ...before.map(({ lineId }) => Number(lineId) || 0))
    return carts.linesOf(sessionId).map(({ sku, quantity, note }) => {
      const knownBasketLine = before.find((line) => line.sku === sku)
      return { lineId: knownBasketLine?.lineId ?? String((last += 1)), sku, quantity, note }
    })
  }

  const writing = ({ protocol, returnHosts, mapping, codes }: StoredPunchOutSystem, returnUrl: string) =>
    ({ protocol, returnHosts: [...returnHosts], mapping, codes, returnUrl }) satisfies WrittenFor

  return {
    start: async ({ body }) => {
      const { account, system } = await systemOf(body)
      const { operation, returnUrl, buyerCookie, parties, basketId, lines, job } = body
      assertReturn(returnUrl, system)
      const { customerId } = account
      const isNew = operation === 'CREATE'
      const ticket = newSecret('pot')
      punchOuts.announce(ticket, {
        sessionId: crypto.randomUUID(),
        customerId,
        personId: account.contactId,
        system,
        start: { operation, returnUrl, buyerCookie, parties, job },
        basketId: (isNew ? undefined : basketId) ?? crypto.randomUUID(),
        before: isNew ? [] : basketBefore(account, basketId, lines),
      })
      return { status: 200, body: { ticket } }
    },

    enter: async ({ body }) => {
      const punchOut = punchOuts.redeem(body.ticket)
      if (punchOut === undefined) return errorResponse(410, 410002, 'The ticket is used up.')
      const { sessionId, system, start, before } = punchOut
      const { operation, returnUrl, buyerCookie, parties, job } = start
      const account = partnerInterfaces.ownerOfSession(punchOut)
      if (account === undefined) return errorResponse(410, 410002, 'The system can no longer open the shop.')
      carts.create(sessionId)
      const lines = new Map<string, { quantity: number; note: string }>()
      for (const { sku, quantity, note } of before) {
        // a system may have several lines of one part; a cart has one
        lines.set(sku, { quantity: quantity + (lines.get(sku)?.quantity ?? 0), note })
      }
      carts.put(sessionId, lines, account)
      const visitor = requireFound(punchOuts.visitor(account, sessionId), 'session')
      return {
        status: 200,
        body: {
          sessionId,
          accessToken: await sessions.open(visitor, 'shop', SESSION_SECONDS),
          expiresIn: SESSION_SECONDS,
          userInfo: userInfo(visitor),
          systemName: system.name,
          protocol: system.protocol,
          ...(buyerCookie !== undefined && { buyerCookie }),
          ...(parties && { parties }),
          operation,
          returnUrl,
          returnHosts: [...system.returnHosts],
          job,
        },
      }
    },

    return: async ({ body }) => {
      const { account, language } = await callerOf(body)
      const punchOut = punchOuts.session(account.punchOut)
      if (punchOut === undefined) return errorResponse(403, 403008, 'No punch-out session.')
      const { system, start, basketId, before } = punchOut
      const isAborted = body.isAborted || start.operation === 'INSPECT'
      const returned = punchOut.returned ?? { isAborted, lines: isAborted ? [] : basketNow(punchOut) }
      punchOuts.finish(punchOut, returned)
      const isKnown = ({ lineId, quantity, note }: BasketLine) =>
        before.some((one) => one.lineId === lineId && one.quantity === quantity && one.note === note)
      // a cXML message replaces the basket; OCI fields are added to it
      const sent =
        system.protocol === 'CXML' ? returned.lines : returned.lines.filter((line) => !isKnown(line))
      const { operation, returnUrl, buyerCookie, parties, job } = start
      return {
        status: 200,
        body: {
          basketId,
          ...writing(system, returnUrl),
          ...(buyerCookie !== undefined && { buyerCookie }),
          ...(parties && { parties }),
          operation,
          job,
          lines: linesOf(sent, account, language),
        },
      }
    },

    lookUp: async ({ body }) => {
      const { account, system } = await systemOf(body)
      assertReturn(body.returnUrl, system)
      const language = catalogueLanguage[body.languageID]
      const isSearch = body.what === 'BACKGROUND_SEARCH'
      const { own, hits } = lookUpNumber(partsFor(account), body.text)
      const intendedProducts = candidateParts({ catalogue }, { own, hits })
      // an ambiguous or replaced number is not valid
      const valid = intendedProducts.length === 1 && hits[0]?.kind !== 'replaced' ? intendedProducts : []
      const words = () =>
        catalogue
          .search(body.text, { language, offset: 0, limit: FOUND_LINES })
          .hits.map(({ index }) => catalogue.product(index))
      const foundProducts = intendedProducts.length > 0 ? intendedProducts.slice(0, FOUND_LINES) : words()
      const products = isSearch ? foundProducts : valid
      const lines = products.flatMap((product, index) => {
        if (product.discontinued) return []
        const quantity = isSearch ? 1 : acceptQuantity(product, body.quantity).quantity
        const line = { lineId: String(index + 1), sku: product.sku, quantity, note: '' }
        return quantity > 0 ? [lineOf(product, line, account, language)] : []
      })
      return { status: 200, body: { ...writing(system, body.returnUrl), lines } }
    },

    order: async ({ body }) => {
      const { account, system } = await systemOf(body)
      requireRight(account, 'fillBasket')
      const language = catalogueLanguage[body.languageID]
      const key = `${account.customerId} ${body.orderNo}`
      const content = contentOf(body)
      const earlier = orders.get(key)
      if (earlier?.content === content && earlier.isCancelled) return orderIsKnown('is cancelled')
      if (earlier?.content === content) return { status: 200, body: earlier.response }
      if (earlier && !earlier.isCancelled) return orderIsKnown('stands for an order with another content')
      const orderable = orderableLines(partsFor(account), body.lines, { account, codes: system.codes })
      const caller = { account, now: clock() }
      const plan = planOrder({ checkout, addressBook }, caller, orderable, system.codes, body)
      const { first, second, address, offer } = plan
      const { costCentre } = system
      const wrong = costCentreError(costCentres, account, costCentre)
      if (wrong) return wrong
      const net = netOf([...first, ...second])
      const [reason] = approvals.reasonsFor(account, net, costCentre)
      if (reason) return needsApproval(account, net, reason, costCentre)
      const { gross } = totalsOf(net, orderBook.termsOf(account).vat)
      const payment = { gross, credit: orderBook.creditOf(account), language }
      const onAccount = paymentMethods(account, payment).find(({ kind }) => kind === 'ACCOUNT')
      if (!onAccount?.allowed) return paymentIsRefused(onAccount?.reason)
      const numbers = orderBook.place(account, {
        first,
        second,
        customerOrderReference: body.orderNo,
        costCentre,
        shipTo: address,
        transport: offer.kind,
        transitDays: offer.workingDays,
        payment: 'ACCOUNT',
        remark: [body.job.vin, body.job.plate, body.remark].filter(Boolean).join(', ') || undefined,
        isEdi: true,
      } satisfies PlacedOrder)
      const response = {
        orderNumbers: [numbers.first, ...(numbers.second === undefined ? [] : [numbers.second])],
        lines: plan.lines.map(({ product, quantity, lineId, arrival, isOtherDay, otherPrice }) => ({
          ...lineOf(product, { lineId, sku: cartSku(product), quantity, note: '' }, account, language),
          ...(arrival !== undefined && { arrival: isoDay(arrival) }),
          isOtherDay,
          isOtherPrice: otherPrice !== undefined,
        })),
      }
      orders.set(key, { content, response })
      partnerInterfaces.noteMessage(account, system, body.protocol, caller.now)
      return { status: 200, body: response }
    },

    cancelOrder: async ({ body }) => {
      const { account } = await systemOf(body)
      const key = `${account.customerId} ${body.orderNo}`
      const order = requireFound(orders.get(key), 'order')
      const { orderNumbers } = order.response
      const flow = orderBook.historyOf(account).flowByOrderNo.get(orderNumbers[0] ?? '')
      const lines = requireFound(flow, 'order').order.lines
      if (lines.some(({ delivered }) => delivered > 0))
        return errorResponse(409, 409005, 'Too late: goods of this order have left.')
      orderBook.cancelAll(account, orderNumbers[0] ?? '')
      orders.set(key, { ...order, isCancelled: true })
      return { status: 200, body: { orderNumbers } }
    },
  }
}

/** Content of an order for comparison: a repeated order number with the same content is a retry. */
const contentOf = ({ lines, shipTo, deliverComplete, remark, job }: SentOrder): string =>
  JSON.stringify([lines, shipTo, deliverComplete, remark, job])

/**
 * Rejection of an order that needs an approval: a system cannot wait for a second person, so its user has to
 * order in the shop.
 */
function needsApproval(
  account: Account,
  net: MinorUnits,
  { kind, amount }: OrderApprovalReason,
  costCentre = '',
) {
  const money = (amount: MinorUnits) => `${(amount / 100).toFixed(2)} ${account.currency}`
  const amounts = seesPrices(account) ? ` (${money(net)}, limit ${money(amount)})` : ''
  const limit =
    kind === 'BUDGET' ? `budget of the cost centre ${costCentre}` : `order limit of ${nameOf(account)}`
  const detail =
    `The order is above the ${limit}${amounts}. ` + 'Order in the shop, where a second person approves it.'
  return errorResponse(422, 422049, detail)
}

const orderIsKnown = (subject: string) => errorResponse(409, 409005, `This order number ${subject}.`)
