import type * as z from 'zod/mini'
import type { DeliveryAddress, NewAddress } from '#contracts/checkout/checkout.dto.ts'
import type { Party } from '#contracts/checkout/party.dto.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Account } from '../session/account.ts'
import type { AddressBook, KnownAddress } from './address-book.ts'

export type Address = z.infer<typeof DeliveryAddress>

/** Countries that are not delivered to. ISO 3166-1 alpha-2. */
const BLOCKED = new Set(['AF', 'BY', 'IR', 'KP', 'MM', 'RU', 'SD', 'SO', 'SS', 'SY', 'VE', 'YE'])

export const isBlocked = (countryID: string) => BLOCKED.has(countryID)

export const countryIsBlocked = () =>
  errorResponse(422, 422003, 'Nothing is sent to this country.', {
    errors: [{ pointer: '/address/countryID', code: 'blocked', message: 'Nothing is sent to this country.' }],
  })

/** Address book of the checkout. An address that is typed in at checkout is added to the customer's address book. */
export class DeliveryAddresses {
  readonly #book: AddressBook

  constructor(book: AddressBook) {
    this.#book = book
  }

  billing(account: Account): Party {
    return this.#book.billing(account)
  }

  /** Addresses that the person may order to; at least one. */
  shipping(account: Account): Address[] {
    const usual = this.#book.defaultId(account)
    const all = [this.billing(account), ...this.#book.shipping(account)]
    const allowed = all.filter(({ id }) => account.deliveryAddresses?.includes(id) ?? true)
    // the billing address remains if the company has deleted the allowed ones
    return (allowed.length > 0 ? allowed : all.slice(0, 1)).map((address) => ({
      ...onLabel(address),
      isDefault: address.id === usual,
    }))
  }

  find(account: Account, id: string | undefined): Address | undefined {
    return this.shipping(account).find((address) => address.id === id)
  }

  /** Text of the address for the delivery note. */
  remarkOf(account: Account, { id }: Address): string {
    return this.#book.shipping(account).find((address) => address.id === id)?.remark ?? ''
  }

  usual(account: Account): Address {
    const shipping = this.shipping(account)
    return shipping.find(({ isDefault }) => isDefault) ?? shipping[0]!
  }

  /** Returns the known address if the same one was entered before. */
  add(account: Account, typed: z.infer<typeof NewAddress>): Address {
    const knownAddress = this.#book.shipping(account).find((address) => isSame(address, typed))
    return { ...onLabel(knownAddress ?? this.#book.add(account, typed)), isDefault: false }
  }
}

const FIELDS = ['company', 'name2', 'street', 'postCode', 'city', 'countryID'] as const

const isSame = (address: KnownAddress, typed: z.infer<typeof NewAddress>) =>
  FIELDS.every((field) => (address[field] ?? '') === (typed[field] ?? ''))

const onLabel = ({ id, company, name2, street, postCode, city, countryID }: KnownAddress) => ({
  id,
  company,
  ...(name2 !== undefined && { name2 }),
  street,
  postCode,
  city,
  countryID,
})
