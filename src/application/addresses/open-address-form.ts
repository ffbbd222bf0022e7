import type { Address } from '#domain/addresses/address.ts'
import { mayChangeCompanyData, type Features } from '#domain/session/features.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { ListCountries, type NamedCountry } from '../locale/list-countries.ts'
import { LocaleStore } from '../locale/locale.store.ts'
import { AddressBook } from './address-book.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { RefreshAccountState } from '../session/refresh-account-state.ts'
import { SessionStore } from '../session/session.store.ts'

/** Form that is open beside the address list. */
export type OpenedAddressForm =
  | { readonly kind: 'none' | 'unknown' }
  | NotAllowed
  | { readonly kind: 'new'; readonly countries: readonly NamedCountry[]; readonly homeCountryId: string }
  | {
      readonly kind: 'edit' | 'copy' | 'request-change'
      readonly address: Address
      readonly countries: readonly NamedCountry[]
    }

export type AddressFormRequest = {
  readonly kind: 'none' | 'request-change' | 'new' | 'edit' | 'copy'
  readonly id?: string | undefined
}

/**
 * Returns the right that the account needs for the form and lacks: to change a delivery address, or to request another
 * billing address.
 */
export function missingRight(
  kind: 'billing' | 'delivery',
  features: Features,
): NotAllowed['flag'] | undefined {
  if (kind === 'billing') return mayChangeCompanyData(features) ? undefined : 'people'
  return features.order ? undefined : 'order'
}

export class OpenAddressForm extends dependsOn({
  book: AddressBook,
  listCountries: ListCountries,
  locale: LocaleStore,
  refreshAccountState: RefreshAccountState,
  session: SessionStore,
}) {
  async run({ kind, id = '' }: AddressFormRequest): Promise<OpenedAddressForm> {
    if (kind === 'none') return { kind }
    // the server loads the rights in parallel to the page
    await this.deps.refreshAccountState.run()
    const flag = missingRight(kind === 'request-change' ? 'billing' : 'delivery', this.deps.session.features)
    if (flag !== undefined) return { kind: 'not-allowed', flag }
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
    // the billing address can be copied, but only the seller can change it
    const isFor = kind === 'copy' || (kind === 'edit') === (address?.kind === 'shipping')
    if (address === undefined || !isFor) return { kind: 'unknown' }
    return { kind, address, countries }
  }
}
