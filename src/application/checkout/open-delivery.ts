import type { Addresses } from '#domain/checkout/checkout.ts'
import type { ListCountries } from '../locale/list-countries.ts'
import type { Checkout } from './checkout.port.ts'

export type DeliveryPlaces = {
  readonly addresses: Addresses
  /** Countries to which goods can be delivered. */
  readonly countries: readonly { readonly id: string; readonly name: string }[]
}

export class OpenDelivery {
  readonly #checkout: Checkout
  readonly #listCountries: ListCountries

  constructor(checkout: Checkout, listCountries: ListCountries) {
    this.#checkout = checkout
    this.#listCountries = listCountries
  }

  async run(): Promise<DeliveryPlaces> {
    const [addresses, served] = await Promise.all([
      this.#checkout.addresses(),
      this.#listCountries.deliverable(),
    ])
    return { addresses, countries: served.map(({ id, name }) => ({ id, name })) }
  }
}
