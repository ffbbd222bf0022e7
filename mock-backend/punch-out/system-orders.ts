import type { ServerInferResponseBody } from '@ts-rest/core'
import type * as z from 'zod/mini'
import type { punchOutContract } from '#contracts/punch-out/punch-out.contract.ts'
import { LINE_QUANTITY_MAX } from '#contracts/quick-order/line-status.dto.ts'
import { acceptQuantity } from '../cart/accept-quantity.ts'
import { cartSku, productOfCartSku } from '../products/cart-sku.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { isBlocked, type Address } from '../addresses/delivery-addresses.ts'
import { shippableQuantity } from '../checkout/split-lines.ts'
import { arrivalOf, offersTo, type TransportOffer } from '../shipping/transports.ts'
import { HttpError, errorResponse } from '../http/error-response.ts'
import { dayOf, isoDay, type Day } from '../calendar/calendar.ts'
import { WAREHOUSE_COUNTRY, workdayFrom } from '../calendar/holidays.ts'
import type { PlacedLine } from '../orders/order-book.ts'
import { lookUpNumber, candidateParts, type NumberSources } from '../own-numbers/look-up-number.ts'
import { seesPrices, unitPrice } from '../pricing/product-prices.ts'
import { salesUnit } from '../products/product-summary.ts'
import type { Account } from '../session/account.ts'
import type { Services } from '../services.ts'
import { findShipTo } from './ship-to.ts'
import { isSalesUnit } from './unit-codes.ts'

export type SentOrder = z.infer<typeof punchOutContract.order.body>
type SentLine = SentOrder['lines'][number]
export type OrderResponseBody = ServerInferResponseBody<(typeof punchOutContract)['order'], 200>

/** A line whose part and quantity were identified. */
type OrderableLine = {
  readonly sent: SentLine
  readonly lineId: string
  readonly product: CatalogueProduct
  /** In whole packages. */
  readonly quantity: number
}

type Problem = { readonly pointer: string; readonly code: string; readonly message: string }
type Parts = NumberSources & Pick<Services, 'parts'>
type Buyer = { readonly account: Account; readonly codes: Readonly<Record<string, string>> }

const DAYS_AHEAD_MAX = 366

/**
 * Finds the parts of the lines by the rules of quick order, and checks the quantities by the rules of the cart.
 * @throws HttpError with 422022 that lists each line that cannot be ordered, with the reason
 */
export function orderableLines(parts: Parts, lines: readonly SentLine[], buyer: Buyer): OrderableLine[] {
  const problems: Problem[] = []
  const quantitiesBySku = new Map<string, number>()
  const orderable = lines.flatMap((sent, index): OrderableLine[] => {
    const lineId = sent.lineId ?? String(index + 1)
    const lineOrReason = orderableLine(parts, sent, buyer, quantitiesBySku)
    if (typeof lineOrReason !== 'string') return [{ sent, lineId, ...lineOrReason }]
    problems.push({
      pointer: `/lines/${index}`,
      code: 'not_orderable',
      message: `Line ${lineId}, ${namesOf(sent).join(', ')}: ${lineOrReason}.`,
    })
    return []
  })
  if (problems.length > 0) throw notOrderable(problems)
  return orderable
}

const notOrderable = (errors: Problem[]) => new HttpError(errorResponse(422, 422022, undefined, { errors }))

/** Returns the part with its quantity, or the reason why it cannot be ordered. */
function orderableLine(
  parts: Parts,
  sent: SentLine,
  { account, codes }: Buyer,
  quantitiesBySku: Map<string, number>,
): Pick<OrderableLine, 'product' | 'quantity'> | string {
  const product = partOf(parts, sent)
  if (typeof product === 'string') return product
  if (!isSalesUnit(sent.unit, product, codes))
    return `the unit "${sent.unit}" is not known; ${product.sku} is ordered by ${salesUnit(product.orderUnit)}`
  if (sent.price && !isSalesUnit(sent.price.unit, product, codes))
    return `the unit "${sent.price.unit}" of its price is not known; ${product.sku} is sold by ${salesUnit(product.orderUnit)}`
  if (sent.price && sent.price.value > 0 && !seesPrices(account))
    return 'its price cannot be confirmed, because the account sees no prices'
  const before = quantitiesBySku.get(product.sku) ?? 0
  const { status, quantity } = acceptQuantity(product, sent.quantity, before)
  if (status === 'DISCONTINUED') return `${product.sku} is no longer sold`
  if (quantity === 0 && status === 'SUPERSEDED')
    return `${product.sku} is replaced by ${product.replacedBy ?? ''}`
  if (quantity === 0) return `an order takes ${LINE_QUANTITY_MAX} pieces of a part at most`
  quantitiesBySku.set(product.sku, before + quantity)
  return { product, quantity }
}

const numbersOf = ({ articleNo, numbers }: SentLine): NonNullable<SentLine['numbers']> =>
  numbers ?? [{ number: articleNo, of: 'SELLER' }]

const namesOf = (sent: SentLine): readonly string[] => [
  ...new Set(numbersOf(sent).map(({ number }) => number)),
]

/**
 * The part to which all known numbers of a line refer, or the reason for a rejection. The article number must
 * be known.
 */
function partOf(parts: Parts, sent: SentLine): CatalogueProduct | string {
  let foundProducts: readonly CatalogueProduct[] = []
  for (const { number, of } of numbersOf(sent)) {
    const { own, hits: all } = lookUpNumber(parts, number)
    // ignore catalogue hits for a buyer's number: another part has the same number by coincidence
    const hits = of === 'BUYER' ? [] : all
    const [first] = hits
    const intendedProducts = candidateParts(parts, { own, hits })
    if (!own && foundProducts.length === 0 && first?.kind === 'replaced')
      return `${number} is replaced by ${intendedProducts.map(({ sku }) => sku).join(', ')}`
    if (intendedProducts.length === 0 && of === 'SELLER')
      return namesOf(sent).length > 1 ? `no part has the number ${number}` : 'no part has this number'
    if (intendedProducts.length === 0) continue
    const common = foundProducts.filter(({ sku }) => intendedProducts.some((other) => other.sku === sku))
    if (foundProducts.length === 0) foundProducts = intendedProducts
    else if (common.length > 0) foundProducts = common
    else return `${number} is a number of another part, ${intendedProducts[0]?.sku ?? ''}`
  }
  const [product, ...others] = foundProducts
  if (product === undefined) return 'no part has this number'
  if (others.length > 0)
    return `several parts have this number: ${foundProducts.map(({ sku }) => sku).join(', ')}`
  return productOfCartSku(parts.parts, cartSku(product)) ?? 'no part has this number'
}

type PlannedLine = OrderableLine & {
  readonly arrival: Day | undefined
  readonly isOtherDay: boolean
  /** The shop's price, if it differs from the price in the order. */
  readonly otherPrice: string | undefined
}
type PlannedOrder = {
  readonly address: Address
  readonly offer: TransportOffer
  readonly lines: readonly PlannedLine[]
  readonly first: readonly PlacedLine[]
  readonly second: readonly PlacedLine[]
}

/**
 * Plans dispatch and arrival of the lines as the checkout does, or later if the order requests it.
 * @throws HttpError with 422023 for an unknown address, 422022 for lines that differ if the order must be exact
 */
export function planOrder(
  { checkout, addressBook }: Pick<Services, 'checkout' | 'addressBook'>,
  { account, now }: { readonly account: Account; readonly now: number },
  orderable: readonly OrderableLine[],
  codes: Buyer['codes'],
  { shipTo, deliverComplete = false, isExact = false }: SentOrder,
): PlannedOrder {
  const { addresses } = checkout
  const address = shipTo ? findShipTo({ addresses, addressBook }, account, shipTo) : addresses.usual(account)
  if (address === undefined || isBlocked(address.countryID)) throw noAddress(shipTo, address)
  const offer = offersTo(address.countryID, account.currency, now)[0]!
  const today = dayOf(now)
  const planned = orderable.map((line) => partsOf(line, offer, today))
  const leaves = planned.flatMap((parts) => parts.map(({ dispatch }) => dispatch))
  const last = leaves.includes(undefined) ? undefined : Math.max(...leaves.map((day) => day ?? 0))
  const lines = orderable.map((line, index): PlannedLine => {
    const days = (planned[index] ?? []).map(({ dispatch }) => (deliverComplete ? last : dispatch))
    const arrival = days.includes(undefined)
      ? undefined
      : arrivalOf(offer, Math.max(...days.map((day) => day ?? 0)))
    return {
      ...line,
      arrival,
      isOtherDay: isOtherDay(line.sent, arrival),
      otherPrice: otherPriceOf(line, { account, codes }),
    }
  })
  if (isExact) assertExact(lines)
  const parts = planned.flat()
  const waits = deliverComplete && parts.some(({ isLater }) => isLater)
  const placed = (isLater: boolean) =>
    parts
      .filter((part) => (waits || part.isLater) === isLater)
      .map((part) => placedLine(part, account, deliverComplete ? last : part.dispatch))
  return { address, offer, lines, first: placed(false), second: placed(true) }
}

type Part = Pick<OrderableLine, 'product' | 'sent'> & {
  readonly quantity: number
  /** Quantity of the whole line: the scale price depends on it. */
  readonly ordered: number
  /** Day of dispatch; absent if unknown. */
  readonly dispatch: Day | undefined
  /** True if the part is not in stock by the requested day. */
  readonly isLater: boolean
}

/** Splits a line into an immediate and a later delivery. */
function partsOf(
  { product, quantity, sent }: OrderableLine,
  offer: TransportOffer,
  today: Day,
): readonly Part[] {
  const wished = sent.notBefore === undefined ? offer.dispatch : dispatchFor(sent.notBefore, offer)
  const { replenishmentDays } = product.stock
  const restocked =
    replenishmentDays === undefined ? undefined : workdayFrom(today + replenishmentDays, WAREHOUSE_COUNTRY)
  const atOnce = shippableQuantity({ quantity, product })
  const ofLine = { product, sent, ordered: quantity }
  if (restocked !== undefined && restocked <= wished)
    return [{ ...ofLine, quantity, dispatch: wished, isLater: false }]
  const later = restocked === undefined ? undefined : Math.max(wished, restocked)
  return [
    { ...ofLine, quantity: atOnce, dispatch: wished, isLater: false },
    { ...ofLine, quantity: quantity - atOnce, dispatch: later, isLater: true },
  ].filter((part) => part.quantity > 0)
}

/** The first day of dispatch whose arrival is not before the requested day. */
function dispatchFor(notBefore: string, offer: TransportOffer): Day {
  const wished = Math.min(dayOf(Date.parse(notBefore)), offer.dispatch + DAYS_AHEAD_MAX)
  let dispatch = offer.dispatch
  while (arrivalOf(offer, dispatch) < wished) dispatch = workdayFrom(dispatch + 1, WAREHOUSE_COUNTRY)
  return dispatch
}

const isOtherDay = ({ notBefore, notAfter }: SentLine, arrival: Day | undefined): boolean => {
  if (notBefore === undefined && notAfter === undefined) return false
  if (arrival === undefined) return true
  return isoDay(arrival) < (notBefore ?? '') || isoDay(arrival) > (notAfter ?? '9')
}

const HALF_A_CENT = 0.005 + 1e-9

function otherPriceOf({ sent, product, quantity }: OrderableLine, { account, codes }: Buyer) {
  if (sent.price === undefined || !seesPrices(account)) return undefined
  const { currency } = account
  const ours = unitPrice(product, account, quantity) / 100
  const ownValues = [currency, codes[currency] ?? currency].map((code) => code.toUpperCase())
  const isSame =
    Math.abs(sent.price.value - ours) <= HALF_A_CENT && ownValues.includes(sent.price.currency ?? currency)
  return isSame ? undefined : `${ours.toFixed(2)} ${currency}`
}

const placedLine = (
  { product, sent, quantity, ordered }: Part,
  account: Account,
  leaves: Day | undefined,
): PlacedLine => ({
  sku: cartSku(product),
  quantity,
  unitPrice: unitPrice(product, { ...account, showPrice: true }, ordered),
  ...(leaves !== undefined && { dispatchDate: isoDay(leaves) }),
  ...(sent.articleNo !== '' && sent.articleNo !== product.sku && { requestedNumber: sent.articleNo }),
})

function assertExact(lines: readonly PlannedLine[]): void {
  const errors = lines.flatMap(
    ({ sent, product, quantity, lineId, arrival, isOtherDay, otherPrice }, index) => {
      const changes = [
        quantity === sent.quantity
          ? ''
          : `${quantity} would be delivered instead of ${sent.quantity} (packages of ${product.packageQuantity})`,
        isOtherDay
          ? `it would arrive ${arrival === undefined ? 'on a day that is not known yet' : `on ${isoDay(arrival)}`}, not ${wishOf(sent)}`
          : '',
        otherPrice === undefined
          ? ''
          : `it costs ${otherPrice}, not ${Number(sent.price?.value.toFixed(4))} ${sent.price?.currency ?? ''}`.trimEnd(),
      ].filter((change) => change !== '')
      const message = `Line ${lineId}, ${product.sku}: ${changes.join('; ')}.`
      return changes.length === 0 ? [] : [{ pointer: `/lines/${index}`, code: 'changed', message }]
    },
  )
  if (errors.length > 0) throw notOrderable(errors)
}

const wishOf = ({ notBefore, notAfter }: SentLine): string =>
  notBefore === notAfter
    ? `on ${notBefore}`
    : [notBefore && `from ${notBefore}`, notAfter && `until ${notAfter}`].filter(Boolean).join(' ')

function noAddress(shipTo: SentOrder['shipTo'], address: Address | undefined): HttpError {
  const { ids = [], company = '', street = '', postCode = '', city = '' } = shipTo ?? {}
  const addressLabel = [...ids, company, street, postCode, city].filter((part) => part !== '').join(', ')
  const why = address ? 'is in a country that is not delivered to' : 'is not in the address book'
  return new HttpError(errorResponse(422, 422023, `The delivery address ${why}: ${addressLabel}`))
}
