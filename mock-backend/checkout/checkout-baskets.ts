import type * as z from 'zod/mini'
import type { Quote } from '#contracts/cart/cart.contract.ts'
import type { OrderTotals } from '#contracts/checkout/checkout.dto.ts'
import type { AppointmentBook } from '../appointments/appointment-book.ts'
import { findSlot, isBookable } from '../shipping/slots.ts'
import { cartOwner, type Account } from '../session/account.ts'
import { productOfCartSku, type SoldParts } from '../products/cart-sku.ts'
import type { Carts } from '../cart/carts.ts'
import { quote } from '../cart/quote.ts'
import type { Language } from '../catalogue/language.ts'
import { entities } from '../locale/entities.ts'
import { vatOf } from '../orders/vat.ts'
import { divideRounded, price, type MinorUnits } from '../pricing/money.ts'
import { sha256 } from '../sha-256.ts'
import { coreDepositOf, unitPrice, type AccountWithPrices } from '../pricing/product-prices.ts'
import type { Address, DeliveryAddresses } from '../addresses/delivery-addresses.ts'
import type { Selection, Selections } from './selections.ts'
import { splitLines, type Order, type SoldLine, isDispatchedLater } from './split-lines.ts'
import { offerFor, offersTo, type TransportOffer } from '../shipping/transports.ts'

/** Minor units of the account's currency. */
export type Totals = Readonly<
  Record<'goods' | 'coreDeposits' | 'transport' | 'net' | 'tax' | 'gross', MinorUnits> & {
    taxPercent: number
  }
>

/** The cart with the choices of the checkout, as the orders that it would become. */
export type CheckoutBasket = {
  readonly hash: string
  readonly version: number
  readonly lines: readonly SoldLine[]
  /** Computed on each access, because most calls do not need it. */
  readonly quote: z.infer<typeof Quote>
  readonly orders: readonly Order[]
  readonly totals: Totals
  readonly address: Address
  readonly selection: Selection
  /** Remarks of the address and of the order, for the delivery note. */
  readonly remark: string
  readonly offer: TransportOffer
}

type Deps = {
  readonly carts: Carts
  readonly parts: SoldParts
  readonly addresses: DeliveryAddresses
  readonly selections: Selections
  readonly appointmentBook: Pick<AppointmentBook, 'freeIn'>
}

/** Computes basket, totals and hash of the checkout from the cart and the choices. */
export class CheckoutBaskets {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async of(
    account: Account,
    language: Language,
    now: number,
    deliverComplete?: boolean,
  ): Promise<CheckoutBasket> {
    const { carts, parts, addresses, selections } = this.#deps
    const owner = cartOwner(account)
    const lines = soldLines(carts, parts, owner)
    const version = carts.versionOf(owner)
    const selection = this.#withFreeSlot(selections.of(owner), now)
    const { address, offer } = deliveryOf(addresses, account, selection, now)
    const complete = deliverComplete ?? selection.deliverComplete
    const orders = lines.length === 0 ? [] : splitLines(lines, { deliverComplete: complete, offer, now })
    const totals = totalsOf(lines, orders, account, offer)
    const visitor = { account, language, now }
    const hash = await hashOf({ owner, version, selection, address: address.id, orders, sums: totals })
    return {
      hash,
      version,
      lines,
      get quote() {
        return quote(parts, { lines, version }, visitor)
      },
      orders,
      totals,
      address,
      selection,
      remark: [...new Set([addresses.remarkOf(account, address), selection.remark])]
        .filter(Boolean)
        .join(' · '),
      offer,
    }
  }

  /** Delivery address. */
  addressOf(account: Account): Address {
    const { addresses, selections } = this.#deps
    return addressOf(addresses, account, selections.of(cartOwner(account)))
  }

  /** Transports that deliver to the cart's delivery address, in display order. */
  offersTo(account: Account, now: number): readonly TransportOffer[] {
    return offersTo(this.addressOf(account).countryID, account.currency, now)
  }

  /**
   * Drops a slot that is no longer free. The hash of the basket changes, so the customer has to review the
   * order.
   */
  #withFreeSlot(selection: Selection, now: number): Selection {
    if (selection.slotId === undefined) return selection
    const slot = findSlot(selection.slotId)
    const isFree = slot !== undefined && isBookable(slot, now) && this.#deps.appointmentBook.freeIn(slot) > 0
    return isFree ? selection : { ...selection, slotId: undefined }
  }
}

const addressOf = (addresses: DeliveryAddresses, account: Account, { shippingAddressId }: Selection) =>
  addresses.find(account, shippingAddressId) ?? addresses.usual(account)

/** The chosen address and transport, or else the default ones. */
function deliveryOf(addresses: DeliveryAddresses, account: Account, selection: Selection, now: number) {
  const address = addressOf(addresses, account, selection)
  return { address, offer: offerFor(address.countryID, account.currency, now, selection.transportId) }
}

export const toTotals = (totals: Totals, account: Account): z.infer<typeof OrderTotals> | undefined => {
  const money = (amount: MinorUnits) => price(amount, account.currency)
  return account.showPrice
    ? {
        goods: money(totals.goods),
        ...(totals.coreDeposits > 0 && { coreDeposits: money(totals.coreDeposits) }),
        transport: money(totals.transport),
        net: money(totals.net),
        taxPercent: totals.taxPercent,
        tax: money(totals.tax),
        gross: money(totals.gross),
      }
    : undefined
}

/** The lines that can be ordered; the others stay in the cart. */
const soldLines = (carts: Carts, parts: SoldParts, owner: string): SoldLine[] =>
  carts.linesOf(owner).flatMap((line) => {
    const product = productOfCartSku(parts, line.sku)
    return product && !product.discontinued ? [{ ...line, product }] : []
  })

/** The tax of each order is rounded separately, as on its documents. */
function totalsOf(
  lines: readonly SoldLine[],
  orders: readonly Order[],
  account: Account,
  offer: TransportOffer,
): Totals {
  const payer: AccountWithPrices = { ...account, showPrice: true }
  const byId = new Map(lines.map((line) => [String(line.id), line]))
  const sumOf = (some: readonly Order[], amountOf: (line: SoldLine) => MinorUnits) =>
    some
      .flatMap((order) => order.lines)
      .reduce((sum, { item_id, quantity }) => {
        const line = byId.get(item_id)
        return sum + (line ? quantity * amountOf(line) : 0)
      }, 0)
  const priceOf = ({ product, quantity }: SoldLine) => unitPrice(product, payer, quantity)
  const depositOf = ({ product }: SoldLine) => coreDepositOf(product, account.currency)
  const [goods, coreDeposits] = [sumOf(orders, priceOf), sumOf(orders, depositOf)]
  const transport = lines.length === 0 ? 0 : offer.amount
  const net = goods + coreDeposits + transport
  const later = orders.filter((order) => isDispatchedLater(order, offer))
  const second = later.length < orders.length ? sumOf(later, (line) => priceOf(line) + depositOf(line)) : 0
  const { percent: taxPercent } = vatOf(entities[account.entityID]?.country ?? '', account.country)
  const taxOn = (amount: MinorUnits) => divideRounded(amount * taxPercent, 100)
  const tax = taxOn(net - second) + taxOn(second)
  return { goods, coreDeposits, transport, net, taxPercent, tax, gross: net + tax }
}

const HASH_LENGTH = 32

const hashOf = async (content: unknown): Promise<string> =>
  (await sha256(JSON.stringify(content))).slice(0, HASH_LENGTH)
