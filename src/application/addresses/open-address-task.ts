import type { Address } from '#domain/addresses/address.ts'
import { ListCountries, type NamedCountry } from '../locale/list-countries.ts'
import { LocaleStore } from '../locale/locale.store.ts'
import { AddressBook } from './address-book.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Task that is open beside the address list. */
export type AddressTask =
  | { readonly kind: 'none' | 'unknown' }
  | { readonly kind: 'new'; readonly countries: readonly NamedCountry[]; readonly homeCountryId: string }
  | {
      readonly kind: 'edit' | 'copy' | 'request-change'
      readonly address: Address
      readonly countries: readonly NamedCountry[]
    }

export type AddressTaskRequest = {
  readonly kind: 'none' | 'request-change' | 'new' | 'edit' | 'copy'
  readonly id?: string | undefined
}

export class OpenAddressTask extends dependsOn({
  book: AddressBook,
  listCountries: ListCountries,
  locale: LocaleStore,
}) {
  async run({ kind, id = '' }: AddressTaskRequest): Promise<AddressTask> {
    if (kind === 'none') return { kind }
    if (kind === 'new') {
      return {
        kind,
        countries: await this.deps.listCountries.deliverable(),
        homeCountryId: this.deps.locale.countryId,
      }
    }
    const [address, countries] = await Promise.all([
      this.deps.book.find(id),
      this.deps.listCountries.deliverable(),
    ])
    // the billing address may be copied, but only the seller may change it
    const isFor = kind === 'copy' || (kind === 'edit') === (address?.kind === 'shipping')
    if (address === undefined || !isFor) return { kind: 'unknown' }
    return { kind, address, countries }
  }
}
