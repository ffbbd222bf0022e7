import type { OptionalCapability } from '#contracts/capabilities/capability-calls.ts'
import { callersOf } from './session/callers.ts'
import { Sessions } from './session/sessions.ts'
import { AddressBook } from './addresses/address-book.ts'
import { AppointmentBook } from './appointments/appointment-book.ts'
import { productOfCartSku } from './products/cart-sku.ts'
import { ChangingParts } from './checkout/changing-parts.ts'
import { Checkout } from './checkout/checkout.ts'
import { ClaimBook } from './claims/claim-book.ts'
import { createDb } from './db.ts'
import { restoreCheckoutFrom, restoreSnapshot } from './db-snapshot.ts'
import { downloadFile, type MakeDownload } from './documents/download-file.ts'
import { Archive } from './documents/archive.ts'
import { ErrorReports } from './errors/error-reports.ts'
import type { Behaviour } from './faults/behaviour.ts'
import { seedFavourites } from './favourites/seed-favourites.ts'
import { OrderBook } from './orders/order-book.ts'
import { OwnNumberBook } from './own-numbers/own-number-book.ts'
import { PunchOuts } from './punch-out/punch-outs.ts'
import { sharedCatalogue } from './shared-catalogue.ts'

export type ServiceOptions = {
  /** The same seed generates the same catalogue. */
  seed?: number
  /** Number of products. */
  size?: number
  /** Milliseconds since the epoch; decides when sessions end. */
  clock?: () => number
  /** Minimum duration of each call. */
  latencyMs?: number
  /** Signs the tokens; a fixed one keeps sessions alive over a restart. */
  secret?: Uint8Array
  tokenLifetimeSeconds?: number
  /** Makes the files of downloads; a server does so in another thread. */
  makeDownload?: MakeDownload
  /** What an earlier backend returned from `snapshot()`. */
  snapshot?: string
  /** Capabilities whose calls are left out. */
  notOffered?: readonly OptionalCapability[]
}

export type Services = ReturnType<typeof createServices>

/** Everything the handlers work with. */
export function createServices(options: ServiceOptions) {
  const { seed = 1, size = 5000, clock = Date.now, latencyMs = 0, snapshot } = options
  const { makeDownload = downloadFile } = options
  const { secret = crypto.getRandomValues(new Uint8Array(32)), tokenLifetimeSeconds = 3600 } = options
  const catalogue = sharedCatalogue(seed, size)
  const db = createDb()
  seedFavourites(db, catalogue, clock())
  if (snapshot !== undefined) {
    restoreSnapshot(db, snapshot, (sku) => productOfCartSku(catalogue, sku) !== undefined)
  }
  const punchOuts = new PunchOuts(clock)
  const sessions = new Sessions({ db, clock, secret, lifetimeSeconds: tokenLifetimeSeconds, punchOuts })
  const parts = new ChangingParts(catalogue)
  const orderBook = new OrderBook({ db, catalogue, clock })
  const addressBook = new AddressBook(db)
  const appointmentBook = new AppointmentBook(db, orderBook)
  const ownNumberBook = new OwnNumberBook(db, catalogue)
  const claimBook = new ClaimBook(db, orderBook)
  const checkout = new Checkout({ db, parts, clock, secret, orderBook, addressBook, appointmentBook })
  if (snapshot !== undefined) restoreCheckoutFrom(checkout, snapshot, parts)
  const behaviour: Behaviour = { latencyMs, fault: 'none' }
  return {
    db,
    clock,
    notOffered: new Set<string>(options.notOffered),
    catalogue,
    /** The catalogue with the changes of `changePart`, for carts and orders. */
    parts,
    sessions,
    punchOuts,
    ...callersOf({ sessions, clock }),
    orderBook,
    addressBook,
    appointmentBook,
    claimBook,
    ownNumberBook,
    checkout,
    archive: new Archive(),
    makeDownload,
    errorReports: new ErrorReports(),
    behaviour,
  }
}
