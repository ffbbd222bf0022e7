import type { Addresses } from '#domain/checkout/checkout.ts'
import { ListCountries, type NamedCountry } from '../locale/list-countries.ts'
import { Checkout } from './checkout.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type DeliveryAddressChoices = {
  readonly addresses: Addresses
  /** Countries to which goods can be delivered. */
  readonly countries: readonly NamedCountry[]
}

export class OpenDelivery extends dependsOn({ checkout: Checkout, listCountries: ListCountries }) {
  async run(): Promise<DeliveryAddressChoices> {
    const [addresses, countries] = await Promise.all([
      this.deps.checkout.addresses(),
      this.deps.listCountries.deliverable(),
    ])
    return { addresses, countries }
  }
}
