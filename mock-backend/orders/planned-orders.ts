import { seededAllocation } from '../cost-centres/seed-cost-centres.ts'
import type { Account } from '../session/account.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { integerHash, randomFor, type Random } from '../catalogue/random.ts'
import { TRANSIT_DAYS, transportCharge } from '../shipping/transports.ts'
import { lessPercent } from '../pricing/money.ts'
import { coreDepositOf, unitPrice } from '../pricing/product-prices.ts'
import { isWorkday, startOf, type Day } from '../calendar/calendar.ts'
import { addWorkdays, WAREHOUSE_COUNTRY, workdayFrom } from '../calendar/holidays.ts'
import { backorderPlan, inStockPlan, withArrival } from './delivery-plan.ts'
import { getsCredit } from './credit.ts'
import type { PaymentKind } from './document-flow.ts'
import { numberStem } from './order-numbers.ts'
import type { OrderPlan, PlannedLine } from './order-plan.ts'
import { customerProfileOf, type OrderProfile } from './order-profile.ts'

const COLLEAGUES = ['M. Keller', 'S. Wagner', 'T. Novak', 'L. Marin']
const SOURCES = ['WEB', 'WEB', 'WEB', 'EDI', 'EDI', 'PHONE', 'EMAIL'] as const
const TRANSPORTS = ['PARCEL', 'PARCEL', 'PARCEL', 'FREIGHT', 'EXPRESS', 'PICKUP'] as const
/** Transports from which domestic orders are drawn at random: pick-ups are more frequent than for other countries. */
const TRANSPORTS_AT_HOME = ['PARCEL', 'PARCEL', 'FREIGHT', 'EXPRESS', 'PICKUP', 'PICKUP'] as const
const PAYMENTS = ['ACCOUNT', 'ACCOUNT', 'ACCOUNT', 'ACCOUNT', 'PREPAYMENT'] as const
/** Number of parts that a customer reorders regularly. */
const USUAL_PARTS = 150
const LARGE_ORDER = 200

export type Buyer = {
  readonly account: Account
  readonly profile: OrderProfile
  readonly catalogue: Catalogue
  readonly seed: number
}

export function buyerOf(catalogue: Catalogue, account: Account): Buyer {
  const number = Number(account.customerId.replace(/\D/g, ''))
  const seed = integerHash(catalogue.seed, 'order', number)
  return { account, profile: customerProfileOf(account.customerId), catalogue, seed }
}

/** Cached plans by catalogue and day, shared by all backends of a process: a plan is immutable and slow to create. */
const plans = new WeakMap<Catalogue, Map<string, readonly OrderPlan[]>>()

/** Simulated orders of a day. Deterministic: equal arguments return equal orders. */
export function ordersPlannedFor(buyer: Buyer, day: Day): readonly OrderPlan[] {
  const { customerId, country, currency, discountPercent } = buyer.account
  const key = [customerId, country, currency, discountPercent, day].join()
  const ofCatalogue = plans.get(buyer.catalogue) ?? new Map<string, readonly OrderPlan[]>()
  plans.set(buyer.catalogue, ofCatalogue)
  const planned = ofCatalogue.get(key) ?? planOrders(buyer, day)
  ofCatalogue.set(key, planned)
  return planned
}

function planOrders(buyer: Buyer, day: Day): readonly OrderPlan[] {
  const { ordersPerWorkday } = buyer.profile
  if (!isWorkday(day) || ordersPerWorkday === 0) return []
  const random = randomFor(buyer.seed, 'order', day)
  const whole = Math.floor(ordersPerWorkday)
  const count = whole + (random.chance(ordersPerWorkday - whole) ? 1 : 0)
  return Array.from({ length: count }, (_, serial) => orderPlan(buyer, day, serial, random))
}

function orderPlan(buyer: Buyer, day: Day, serial: number, random: Random): OrderPlan {
  const { account, profile } = buyer
  const confirmedDay = random.chance(0.7) ? day : workdayFrom(day + 1, WAREHOUSE_COUNTRY)
  const prompt = addWorkdays(confirmedDay + 1, random.int(0, 1), WAREHOUSE_COUNTRY)
  const products = productsOf(buyer, random)
  const isCancelled = random.chance(0.02)
  const transport = random.pick(account.country === 'DE' ? TRANSPORTS_AT_HOME : TRANSPORTS)
  const order = {
    isGenerated: true,
    stem: numberStem(account.customerId, day, serial),
    day,
    confirmedDay,
    ...(isCancelled && { cancelledDay: confirmedDay }),
    reference: reference(random, day),
    ...seededAllocation(account.customerId, day + serial),
    source: random.pick(SOURCES),
    placedBy: random.chance(0.5) ? profile.contact : random.pick(COLLEAGUES),
    shipTo: random.chance(0.6) ? profile.parties[0] : random.pick(profile.parties),
    transport,
    transportCharge: transportCharge(transport, account.currency, account.country),
    payment: paymentOf(account, random),
  }
  const arrivalOf = (leaves: Day) => addWorkdays(leaves, TRANSIT_DAYS[transport], order.shipTo.countryID)
  return {
    ...order,
    ...(order.payment === 'PREPAYMENT' && { paidAt: startOf(confirmedDay) }),
    lines: products.map((product) => {
      const planned = line(buyer, product, { day, prompt }, random)
      return { ...planned, delivery: withArrival(planned.delivery, arrivalOf) }
    }),
  }
}

function paymentOf({ country }: Account, random: Random): PaymentKind {
  const payment = random.pick(PAYMENTS)
  return getsCredit(country) ? payment : 'PREPAYMENT'
}

function reference(random: Random, day: Day): string {
  const serial = String(random.int(1, 9999)).padStart(4, '0')
  return random.pick([`B-${day % 1000}-${serial}`, `WS ${serial}`, `PO${serial}/${day % 100}`])
}

/** Parts of a simulated order; some orders are large stock orders. */
function productsOf({ catalogue, seed }: Buyer, random: Random): CatalogueProduct[] {
  const lineCount = random.chance(0.005) ? LARGE_ORDER : random.int(1, random.chance(0.2) ? 18 : 7)
  const indexes = new Set<number>()
  while (indexes.size < Math.min(lineCount, Math.ceil(catalogue.size / 2))) {
    const usual = integerHash(seed, 'order', -random.int(1, USUAL_PARTS)) % catalogue.size
    const index = lineCount < LARGE_ORDER && random.chance(0.7) ? usual : random.int(0, catalogue.size - 1)
    // the usual parts repeat in a small catalogue: a random part replaces a repeated one
    indexes.add(indexes.has(index) ? random.int(0, catalogue.size - 1) : index)
  }
  return [...indexes].map((index) => catalogue.product(index))
}

function line(
  { account, catalogue }: Buyer,
  requestedProduct: CatalogueProduct,
  { day, prompt }: { day: Day; prompt: Day },
  random: Random,
): PlannedLine {
  const packages = random.int(1, 4)
  const later = random.chance(0.2)
  const product = later ? nextOutOfStock(catalogue, requestedProduct) : requestedProduct
  const { packageQuantity } = product
  const quantity = packageQuantity * packages
  const price = unitPrice(product, { ...account, showPrice: true }, quantity)
  return {
    product,
    quantity,
    unitPrice: random.chance(0.25) ? Math.max(1, lessPercent(price, random.pick([2, 3, 5, -2]))) : price,
    coreDeposit: coreDepositOf(product, account.currency),
    later,
    delivery: later
      ? backorderPlan(random, { quantity, packageQuantity, day })
      : inStockPlan(quantity, prompt),
  }
}

/** The first part from this one on that lacks sufficient stock: only such parts are back-ordered. */
function nextOutOfStock(catalogue: Catalogue, { index: from }: CatalogueProduct): CatalogueProduct {
  for (let step = 0; step < catalogue.size; step++) {
    const product = catalogue.product((from + step) % catalogue.size)
    if (product.stock.quantity < product.packageQuantity) return product
  }
  return catalogue.product(from)
}
