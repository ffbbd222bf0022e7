import type { Addresses } from '#domain/checkout/checkout.ts'
import type { ListCountries, NamedCountry } from '../locale/list-countries.ts'
import type { Checkout } from './checkout.port.ts'

export type DeliveryPlaces = {
  readonly addresses: Addresses
  /** Countries to which goods can be delivered. */
  readonly countries: readonly NamedCountry[]
}

export class OpenDelivery {
  readonly #checkout: Checkout
  readonly #listCountries: ListCountries

  constructor(checkout: Checkout, listCountries: ListCountries) {
    this.#checkout = checkout
    this.#listCountries = listCountries
  }

  async run(): Promise<DeliveryPlaces> {
    const [addresses, countries] = await Promise.all([
      this.#checkout.addresses(),
      this.#listCountries.deliverable(),
    ])
    return { addresses, countries }
  }
}
