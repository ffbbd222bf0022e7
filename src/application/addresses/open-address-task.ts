import type { Address } from '#domain/addresses/address.ts'
import type { ListCountries, NamedCountry } from '../locale/list-countries.ts'
import type { LocaleStore } from '../locale/locale.store.ts'
import type { AddressBook } from './address-book.port.ts'

/** Task that is open beside the address list. */
export type AddressTask =
  | { readonly kind: 'none' | 'request-change' | 'unknown' }
  | { readonly kind: 'new'; readonly countries: readonly NamedCountry[]; readonly homeCountryId: string }
  | {
      readonly kind: 'edit' | 'copy'
      readonly address: Address
      readonly countries: readonly NamedCountry[]
    }

export type AddressTaskRequest = {
  readonly kind: 'none' | 'request-change' | 'new' | 'edit' | 'copy'
  readonly id?: string | undefined
}

export class OpenAddressTask {
  readonly #book: AddressBook
  readonly #listCountries: ListCountries
  readonly #locale: LocaleStore

  constructor(book: AddressBook, listCountries: ListCountries, locale: LocaleStore) {
    this.#book = book
    this.#listCountries = listCountries
    this.#locale = locale
  }

  async run({ kind, id = '' }: AddressTaskRequest): Promise<AddressTask> {
    if (kind === 'none' || kind === 'request-change') return { kind }
    if (kind === 'new') {
      return {
        kind,
        countries: await this.#listCountries.deliverable(),
        homeCountryId: this.#locale.countryId,
      }
    }
    const [address, countries] = await Promise.all([this.#book.find(id), this.#listCountries.deliverable()])
    // the billing address may be copied, but only the seller may change it
    if (address === undefined || (kind === 'edit' && address.kind === 'billing')) return { kind: 'unknown' }
    return { kind, address, countries }
  }
}
