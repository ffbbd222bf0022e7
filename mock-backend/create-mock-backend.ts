import type { HttpHandler } from 'msw'
import type { AccountFlags } from './accounts/account.ts'
import { Sessions } from './accounts/sessions.ts'
import { AddressBook } from './addresses/address-book.ts'
import { AppointmentBook } from './appointments/appointment-book.ts'
import { productOfCartSku } from './cart/cart-sku.ts'
import { ChangingParts, type PartChange } from './checkout/changing-parts.ts'
import { CheckoutDesk } from './checkout/checkout-desk.ts'
import { Archive } from './documents/archive.ts'
import { createDb } from './db.ts'
import { restoreCheckout, restoreSnapshot, snapshotOf } from './db-snapshot.ts'
import { ErrorReports, type ErrorReport } from './error-reports.ts'
import type { Faults } from './faults/fault.ts'
import type { Behaviour } from './faults/behaviour.ts'
import { faultHandler } from './faults/fault-handler.ts'
import { FaultSchedule } from './faults/fault-schedule.ts'
import { seedFavourites } from './favourites/seed-favourites.ts'
import { accountHandlers } from './handlers/account.handlers.ts'
import { addressesHandlers } from './handlers/addresses.handlers.ts'
import { adminHandlers } from './handlers/admin.handlers.ts'
import { appointmentHandlers } from './handlers/appointment.handlers.ts'
import { backorderHandlers } from './handlers/backorder.handlers.ts'
import { cartHandlers } from './handlers/cart.handlers.ts'
import { cartsHandlers } from './handlers/carts.handlers.ts'
import { checkoutHandlers } from './handlers/checkout.handlers.ts'
import { contentHandlers } from './handlers/content.handlers.ts'
import { countryHandlers } from './handlers/country.handlers.ts'
import { currenciesHandlers } from './handlers/currencies.handlers.ts'
import { documentsHandlers } from './handlers/documents.handlers.ts'
import { errorLogHandlers } from './handlers/error-log.handlers.ts'
import { favouritesHandlers } from './handlers/favourites.handlers.ts'
import { lineCheckHandlers } from './handlers/line-check.handlers.ts'
import { mediaHandlers } from './handlers/media.handlers.ts'
import { notificationsHandlers } from './handlers/notifications.handlers.ts'
import { formsHandlers } from './handlers/forms.handlers.ts'
import { infocenterHandlers } from './handlers/infocenter.handlers.ts'
import { invoicesHandlers } from './handlers/invoices.handlers.ts'
import { ordersHandlers } from './handlers/orders.handlers.ts'
import { orderPlaceHandlers } from './handlers/order-place.handlers.ts'
import { partnerInterfaceHandlers } from './handlers/partner-interface.handlers.ts'
import { paymentHandlers } from './handlers/payment.handlers.ts'
import { productHandlers } from './handlers/product.handlers.ts'
import { redirectsHandlers } from './handlers/redirects.handlers.ts'
import { searchHandlers } from './handlers/search.handlers.ts'
import { settingsHandlers } from './handlers/settings.handlers.ts'
import { unknownCallHandlers } from './handlers/unknown-call.handlers.ts'
import { vinHandlers } from './handlers/vin.handlers.ts'
import { vinHistoryHandlers } from './handlers/vin-history.handlers.ts'
import { answerOf } from './http/answer-of.ts'
import { OrderBook } from './orders/order-book.ts'
import { sharedCatalogue } from './shared-catalogue.ts'

export type MockBackendOptions = {
  /** The same seed makes the same assortment. */
  seed?: number
  /** Number of products. */
  size?: number
  /** Milliseconds since the epoch; decides when sessions end. */
  clock?: () => number
  /** How long each call takes at least. */
  latencyMs?: number
  faults?: Faults
  /** Signs the tokens; a fixed one keeps sessions alive over a restart. */
  secret?: Uint8Array
  tokenLifetimeSeconds?: number
  /** What customers left behind in an earlier backend. */
  snapshot?: string
}

export type MockBackend = {
  /** For msw's `setupWorker` and `setupServer`. */
  handlers: HttpHandler[]
  /** Answers in process, and rejects where `fetch` would: when the call is aborted, or lost by a fault. */
  respond(request: Request): Promise<Response>
  /** From now on these calls go wrong, and no others. */
  setFaults(faults: Faults): void
  /** From now on these documents cannot be downloaded, and no others; mislaid ones come at the second try. */
  loseDocuments(documentNos: readonly string[]): void
  /** Changes what an account may do, also while it is logged in. */
  changeFlags(userName: string, flags: Partial<AccountFlags>): void
  /** From now on this part costs or is in stock otherwise, or is gone, for carts and orders. */
  changePart(articleNo: string, change: PartChange): void
  /** Both numbers of each order that was placed in the shop, oldest first. */
  readonly placedOrders: readonly (readonly string[])[]
  /** What customers have left behind: carts, lists, orders, what was chosen for the next one, VIN histories. */
  snapshot(): string
  /** What the shop has reported, oldest first. */
  readonly errorLog: readonly ErrorReport[]
}

/** The API behind the shop with a made-up assortment, demo accounts, and carts in memory. */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const { seed = 1, size = 5000, clock = Date.now, latencyMs = 0, faults = [] } = options
  const { secret = crypto.getRandomValues(new Uint8Array(32)), tokenLifetimeSeconds = 3600 } = options
  const catalogue = sharedCatalogue(seed, size)
  const db = createDb()
  seedFavourites(db, catalogue, clock())
  if (options.snapshot !== undefined) {
    restoreSnapshot(db, options.snapshot, (sku) => productOfCartSku(catalogue, sku) !== undefined)
  }
  const sessions = new Sessions({ db, clock, secret, lifetimeSeconds: tokenLifetimeSeconds })
  const parts = new ChangingParts(catalogue)
  const errorReports = new ErrorReports()
  const schedule = new FaultSchedule(faults)
  const behaviour: Behaviour = { latencyMs, fault: 'none' }
  const archive = new Archive()
  const orderBook = new OrderBook({ db, catalogue, clock })
  const addressBook = new AddressBook(db)
  const appointmentBook = new AppointmentBook(db, orderBook)
  const desk = new CheckoutDesk({
    db,
    parts,
    sessions,
    clock,
    secret,
    orderBook,
    addressBook,
    appointmentBook,
  })
  if (options.snapshot !== undefined) restoreCheckout(desk, options.snapshot, parts)
  const deps = { db, catalogue, sessions, clock, errorReports, behaviour, orderBook }

  const services = [
    ...accountHandlers(deps),
    ...addressesHandlers({ ...deps, addressBook }),
    ...adminHandlers(deps),
    ...appointmentHandlers({ ...deps, appointmentBook }),
    ...backorderHandlers(deps),
    ...contentHandlers(deps),
    ...countryHandlers(),
    ...currenciesHandlers(deps),
    ...documentsHandlers({ ...deps, archive, addressBook, appointmentBook }),
    ...errorLogHandlers(deps),
    ...favouritesHandlers(deps),
    ...formsHandlers(deps),
    ...notificationsHandlers(deps),
    ...lineCheckHandlers(deps),
    ...infocenterHandlers({ ...deps, appointmentBook }),
    ...invoicesHandlers(deps),
    ...ordersHandlers(deps),
    ...cartHandlers({ ...deps, catalogue: parts, seen: desk.seen }),
    ...cartsHandlers({ ...deps, catalogue: parts }),
    ...checkoutHandlers(desk, appointmentBook),
    ...orderPlaceHandlers(desk),
    ...partnerInterfaceHandlers(deps),
    ...paymentHandlers(desk),
    ...productHandlers(deps),
    ...redirectsHandlers(),
    ...searchHandlers(deps),
    ...settingsHandlers(deps),
    ...vinHandlers(deps),
    ...vinHistoryHandlers(deps),
    ...mediaHandlers(deps),
    ...unknownCallHandlers(),
  ]
  const carryOut = (request: Request) => answerOf(services, request)
  const handlers = [faultHandler(schedule, behaviour, carryOut), ...services]

  return {
    handlers,
    respond: (request) => answerOf(handlers, request),
    setFaults: (next) => schedule.replace(next),
    loseDocuments: (documentNos) => archive.lose(documentNos),
    changeFlags(userName, flags) {
      const where = { userName: { equals: userName } }
      if (db.account.update({ where, data: flags }) === null) throw new RangeError(`No account ${userName}`)
    },
    changePart: (articleNo, change) => parts.change(articleNo, change),
    get placedOrders() {
      return desk.placed.all
        .flatMap(({ answer: { orderNumbers } }) => (orderNumbers ? [Object.values(orderNumbers)] : []))
        .map((numbers) => numbers.filter((number) => number !== undefined))
    },
    snapshot: () => snapshotOf(db, desk),
    get errorLog() {
      return errorReports.all
    },
  }
}
