import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { createDb } from '#mock-backend/create-db.ts'
import type { Db } from '#mock-backend/db.ts'
import { JobScheduler } from '#mock-backend/ledger/job-scheduler.ts'
import { Ledger } from '#mock-backend/ledger/ledger.ts'
import { OrderBook } from '#mock-backend/orders/order-book.ts'

export const DAY_MS = 86_400_000
/** A Wednesday. */
export const NOON = Date.UTC(2026, 10, 18, 12)

export const shippingAddress = {
  id: 'D0100001-1',
  company: 'Becker Nutzfahrzeugteile GmbH',
  street: 'Industriestraße 7',
  postCode: '33689',
  city: 'Bielefeld',
  countryID: 'DE',
}

const catalogue = sharedCatalogue(7, 600)

/** An order book on the ledger of this store. */
export function bookOf(db: Db, at: () => number = () => NOON): OrderBook {
  const scheduler = new JobScheduler(at)
  return new OrderBook({ catalogue, scheduler, ledger: new Ledger({ db, scheduler }) })
}

/** The order book of a small catalogue and its accounts, on any day. */
export function anyBook(at: () => number = () => NOON) {
  const db = createDb()
  const book = bookOf(db, at)
  const account = (userName: string) => {
    const storedAccount = db.account.findFirst({ where: { userName: { equals: userName } } })
    if (storedAccount === null) throw new Error(`No account ${userName}`)
    return storedAccount
  }
  return { db, catalogue, book, account, full: account('full@demo.test') }
}
