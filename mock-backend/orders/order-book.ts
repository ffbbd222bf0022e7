import type { Account } from '../session/account.ts'
import { productOfCartSku } from '../products/cart-sku.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import { randomFor } from '../catalogue/random.ts'
import { entities } from '../locale/entities.ts'
import type { Db } from '../db.ts'
import type { MinorUnits } from '../pricing/money.ts'
import { historyOf, type AccountHistory } from './account-history.ts'
import { dayOf, type Day } from '../calendar/calendar.ts'
import { addOpenDays, HOME, openDayFrom } from '../calendar/holidays.ts'
import { backorderPlan, promptPlan, withArrival } from './delivery-plan.ts'
import type { Terms } from './invoices.ts'
import type { Party, PaymentKind, TransportKind } from './order-chain.ts'
import { FIRST_PLACED, firstOrderNo, numberStem, secondOrderNo } from './order-numbers.ts'
import type { OrderPlan, PlannedLine } from './order-plan.ts'
import { buyerOf, ordersPlannedFor } from './planned-orders.ts'
import { withSetOffs } from './set-off.ts'
import { simulateHistory, type Cancellation } from './simulate-history.ts'
import { vatOf } from './vat.ts'

/** Days of history: a little more than fourteen months. */
const HISTORY_DAYS = 430
const DUE_DAYS = 30

export type PlacedLine = {
  /** As in a cart: vendor id, dash and article number. */
  readonly sku: string
  readonly quantity: number
  /** Net price per piece. */
  readonly unitPrice: MinorUnits
  /** Per piece; absent for parts that are no exchange parts. */
  readonly coreDeposit?: MinorUnits | undefined
  /** Day of dispatch as told at checkout, ISO 8601; absent where nobody knows it. */
  readonly dispatchDate?: string | undefined
  /** The customer wished a later arrival than the earliest: the goods leave on `dispatchDate`. */
  readonly isHeld?: boolean | undefined
  readonly note?: string | undefined
  readonly requestedNumber?: string | undefined
}

/** An order as the checkout places it. */
export type PlacedOrder = {
  /** Lines that can be delivered at once, under the first order number. */
  readonly first: readonly PlacedLine[]
  /** Lines that are delivered later, under the second order number if the first is used. */
  readonly second: readonly PlacedLine[]
  readonly customerOrderReference: string
  readonly shipTo: Party
  readonly transport: TransportKind
  /** Absent in orders that were placed before it was kept. */
  readonly transportCharge?: MinorUnits | undefined
  /** Open days of the country of delivery from dispatch to arrival. Absent in orders that were placed before it was kept. */
  readonly transitDays?: number | undefined
  readonly payment: PaymentKind
  readonly contact?: string | undefined
  readonly remark?: string | undefined
  /** A system of the customer has sent it; else it comes from the shop's pages. */
  readonly isEdi?: boolean | undefined
}

export type OrderNumbers = { readonly first: string; readonly second?: string | undefined }

type Deps = { readonly db: Db; readonly catalogue: Catalogue; readonly clock: () => number }

/** The orders of all accounts: generated ones, and those placed in the shop. */
export class OrderBook {
  readonly #db: Db
  readonly #catalogue: Catalogue
  readonly #clock: () => number
  readonly #histories = new Map<string, { readonly day: Day; readonly history: AccountHistory }>()
  readonly #planned = new Map<string, { readonly day: Day; readonly plans: readonly OrderPlan[] }>()

  constructor({ db, catalogue, clock }: Deps) {
    this.#db = db
    this.#catalogue = catalogue
    this.#clock = clock
  }

  get today(): Day {
    return dayOf(this.#clock())
  }

  /** The history as of today; cached until the day ends or the account changes it. */
  historyOf(account: Account): AccountHistory {
    const known = this.#histories.get(account.customerId)
    if (known?.day === this.today) return known.history
    const history = this.#made(account)
    this.#histories.set(account.customerId, { day: this.today, history })
    return history
  }

  place(account: Account, order: PlacedOrder): OrderNumbers {
    const { customerId } = account
    const day = this.today
    const today = { customerId: { equals: customerId }, day: { equals: day } }
    const serial = FIRST_PLACED + this.#db.placedOrder.findMany({ where: today }).length
    const stem = numberStem(customerId, day, serial)
    const placedBy = `${account.givenName} ${account.familyName}`
    this.#db.placedOrder.create({ stem, customerId, day, placedBy, order: JSON.stringify(order) })
    this.#histories.delete(customerId)
    const isSplit = order.first.length > 0 && order.second.length > 0
    return { first: firstOrderNo(stem), ...(isSplit && { second: secondOrderNo(stem) }) }
  }

  /** Cancels up to the outstanding quantity and returns how many pieces were cancelled. */
  cancel(account: Account, orderNo: string, lineNo: number, quantity: number): number {
    const chain = this.historyOf(account).chainByOrderNo.get(orderNo)
    const line = chain?.order.lines.find((one) => one.lineNo === lineNo)
    const cancelled = Math.min(quantity, line?.outstanding ?? 0)
    if (chain === undefined || cancelled === 0) return 0
    const stem = chain.order.orderNo.slice(1)
    const id = crypto.randomUUID()
    this.#db.cancelledLine.create({ id, stem, lineNo, quantity: cancelled, day: this.today })
    this.#histories.delete(account.customerId)
    return cancelled
  }

  termsOf(account: Account): Terms {
    const seller = entities[account.entityID]?.country ?? ''
    return { vat: vatOf(seller, account.country), dueDays: DUE_DAYS }
  }

  #made(account: Account): AccountHistory {
    const { today } = this
    const placed = this.#placedBy(account.customerId)
    const cancelled = this.#cancellations()
    const terms = this.termsOf(account)
    const plans = [...this.#plannedFor(account), ...placed].toSorted((one, other) => one.day - other.day)
    const chains = plans.map((plan) => simulateHistory(plan, today, terms, cancelled.get(plan.stem)))
    return historyOf(withSetOffs(chains))
  }

  /** Generated orders, which no call changes. */
  #plannedFor(account: Account): readonly OrderPlan[] {
    const { today } = this
    const known = this.#planned.get(account.customerId)
    if (known?.day === today) return known.plans
    const buyer = buyerOf(this.#catalogue, account)
    const days = Array.from({ length: HISTORY_DAYS + 1 }, (_, place) => today - HISTORY_DAYS + place)
    const plans = days.flatMap((day) => ordersPlannedFor(buyer, day))
    this.#planned.set(account.customerId, { day: today, plans })
    return plans
  }

  #cancellations(): ReadonlyMap<string, Cancellation[]> {
    return Map.groupBy(this.#db.cancelledLine.getAll(), ({ stem }) => stem)
  }

  #placedBy(customerId: string): OrderPlan[] {
    const rows = this.#db.placedOrder.findMany({ where: { customerId: { equals: customerId } } })
    return rows.map(({ stem, day, placedBy, order: text }): OrderPlan => {
      const order: PlacedOrder = JSON.parse(text)
      const random = randomFor(this.#catalogue.seed, 'order', Number(stem) | 0)
      const prompt = openDayFrom(day + 1, HOME)
      const arrivalOf = (dispatch: Day) =>
        addOpenDays(dispatch, order.transitDays ?? 0, order.shipTo.countryID)
      const line = (placed: PlacedLine, later: boolean): PlannedLine => {
        const product = productOfCartSku(this.#catalogue, placed.sku)
        if (product === undefined)
          throw new Error(`An order holds ${placed.sku}, which the catalogue does not know`)
        const { quantity, unitPrice, coreDeposit = 0, dispatchDate, isHeld, note, requestedNumber } = placed
        const { packageQuantity } = product
        const dispatch = dispatchDate === undefined ? undefined : dayOf(Date.parse(dispatchDate))
        const leaves = isHeld && dispatch !== undefined ? dispatch : prompt
        const delivery = later
          ? withArrival(backorderPlan(random, { quantity, packageQuantity, day }, dispatch), arrivalOf)
          : { ...promptPlan(quantity, leaves), promised: arrivalOf(dispatch ?? prompt) }
        return { product, quantity, unitPrice, coreDeposit, later, delivery, note, requestedNumber }
      }
      return {
        stem,
        day,
        confirmedDay: day,
        reference: order.customerOrderReference,
        source: order.isEdi ? 'EDI' : 'WEB',
        placedBy,
        shipTo: order.shipTo,
        transport: order.transport,
        transitDays: order.transitDays,
        transportCharge: order.transportCharge ?? 0,
        payment: order.payment,
        contact: order.contact,
        remark: order.remark,
        lines: [
          ...order.first.map((placed) => line(placed, false)),
          ...order.second.map((placed) => line(placed, true)),
        ],
      }
    })
  }
}
