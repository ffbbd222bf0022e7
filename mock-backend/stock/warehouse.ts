import { dayOf, startOf, type Day } from '../calendar/calendar.ts'
import { WAREHOUSE_COUNTRY, workdayFrom } from '../calendar/holidays.ts'
import type { CatalogueProduct, Stock } from '../catalogue/catalogue-product.ts'
import type { Entry } from '../ledger/ledger.ts'

/** Time of day at which deliveries arrive, in ms: seven o'clock. */
const COMES_IN = 7 * 3_600_000
/** Minimum number of days between two deliveries of a part. */
const PERIOD_MIN = 14
/** Size of a delivery of a sold-out part, in packages. */
const LOT = 10

/** Stock movement: quantity taken by an order, or added by a cancellation or a return. */
export type Movement = { readonly at: number; readonly pieces: number }

type Stocked = Pick<CatalogueProduct, 'stock' | 'packageQuantity'>

/**
 * The stock of a part at a time. Each delivery refills the stock to a fixed quantity; quantities sold since the
 * last delivery are subtracted. Deliveries arrive on fixed days, which are never postponed.
 */
export function stockAt(
  { stock, packageQuantity }: Stocked,
  movements: readonly Movement[],
  firstDay: Day,
  time: number,
): Stock {
  const { quantity, replenishmentDays } = stock
  const soldSince = (from: number) =>
    movements.reduce((sum, one) => sum + (one.at >= from && one.at <= time ? one.pieces : 0), 0)
  if (replenishmentDays === undefined) return { quantity: Math.max(0, quantity - soldSince(-Infinity)) }
  const period = Math.max(replenishmentDays, PERIOD_MIN)
  const receipt = (count: number): Day =>
    workdayFrom(firstDay + replenishmentDays + count * period, WAREHOUSE_COUNTRY)
  let count = Math.max(0, Math.floor((dayOf(time) - firstDay - replenishmentDays) / period))
  while (startOf(receipt(count)) + COMES_IN <= time) count += 1
  const last = count === 0 ? -Infinity : startOf(receipt(count - 1)) + COMES_IN
  const filled = count === 0 ? quantity : Math.max(quantity, LOT * packageQuantity)
  return {
    quantity: Math.max(0, filled - soldSince(last)),
    replenishmentDays: receipt(count) - dayOf(time),
  }
}

type Placed = { readonly order: { readonly first: readonly Line[]; readonly second: readonly Line[] } }
type Line = { readonly sku: string; readonly quantity: number }

/** Quantities that orders in the ledger have taken from the stock, without lines that a future delivery covers. */
export class Sales {
  readonly #movements = new Map<string, Movement[]>()
  /** Lines that were taken from the stock, by order number. */
  readonly #taken = new Map<string, readonly Line[]>()
  #read = 0

  readonly #entries: () => readonly Entry[]

  constructor(entries: () => readonly Entry[]) {
    this.#entries = entries
  }

  /** Stock movements by article number of the cart: vendor id, dash and article number. */
  get movements(): ReadonlyMap<string, readonly Movement[]> {
    const entries = this.#entries()
    for (const entry of entries.slice(this.#read)) this.#apply(entry)
    this.#read = entries.length
    return this.#movements
  }

  #apply({ kind, content, at: time }: Entry): void {
    if (kind === 'placed') {
      const { stem, order } = JSON.parse(content) as Placed & { readonly stem: string }
      this.#taken.set(`4${stem}`, order.first)
      for (const { sku, quantity } of order.first) this.#move(sku, time, quantity)
    }
    if (kind === 'returned') {
      const { returned } = JSON.parse(content) as { readonly returned: readonly Line[] }
      for (const { sku, quantity } of returned) this.#move(sku, time, -quantity)
    }
    if (kind === 'claim decided') {
      const { sends = [] } = JSON.parse(content) as { readonly sends?: readonly Line[] }
      for (const { sku, quantity } of sends) this.#move(sku, time, quantity)
    }
    if (kind !== 'cancelled') return
    const { orderNo, lineNo, quantity } = JSON.parse(content) as {
      readonly orderNo: string
      readonly lineNo: number
      readonly quantity: number
    }
    const line = this.#taken.get(orderNo)?.[lineNo - 1]
    if (line) this.#move(line.sku, time, -quantity)
  }

  #move(sku: string, time: number, quantity: number): void {
    this.#movements.set(sku, [...(this.#movements.get(sku) ?? []), { at: time, pieces: quantity }])
  }
}
