import type { Address } from '#contracts/addresses/addresses.contract.ts'
import type { Account } from '../session/account.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { OrderBook } from '../orders/order-book.ts'
import type { AddressBook, KnownAddress } from './address-book.ts'

/** Converts the addresses of an account to API addresses, each with the day of its last order. */
export class KnownAddresses {
  readonly #book: AddressBook
  readonly #orders: OrderBook

  constructor(book: AddressBook, orders: OrderBook) {
    this.#book = book
    this.#orders = orders
  }

  shown(account: Account, address: KnownAddress, kind: Address['kind'] = 'SHIPPING'): Address {
    const last = this.#orders.historyOf(account).orders.find(({ shipTo }) => shipTo.id === address.id)
    return {
      ...address,
      kind,
      version: this.#book.versionOf(address.id),
      isDefault: this.#book.defaultId(account) === address.id,
      ...(last !== undefined && { lastUsed: isoDay(last.day) }),
    }
  }

  all(account: Account): Address[] {
    return [
      this.shown(account, this.#book.billing(account), 'BILLING'),
      ...this.#book.shipping(account).map((address) => this.shown(account, address)),
    ]
  }
}
