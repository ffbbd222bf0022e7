import { capabilityOf, INFO_CENTRE_CAPABILITIES, type Capability } from '#domain/capabilities/capability.ts'
import type { RouteId } from '#domain/routing/localised-path.ts'
import type { Features } from '#domain/session/features.ts'

/** What the API of the shop has; everything until it says otherwise. The same for all visitors. */
export class CapabilitiesStore {
  notOffered: readonly Capability[] = []

  set(notOffered: readonly Capability[]): void {
    this.notOffered = notOffered
  }

  offers(capability: Capability): boolean {
    return !this.notOffered.includes(capability)
  }

  /** The rights of an account for what the shop has. */
  offered(features: Features): Features {
    if (this.notOffered.length === 0) return features
    return {
      ...features,
      order: features.order && this.offers('orders'),
      invoice: features.invoice && this.offers('invoices'),
      vinSearch: features.vinSearch && this.offers('vehicles'),
    }
  }

  offersPage(routeId: RouteId): boolean {
    // it opens with whatever it has
    if (routeId === 'infocenter') return INFO_CENTRE_CAPABILITIES.some((one) => this.offers(one))
    const capability = capabilityOf(routeId)
    return capability === undefined || this.offers(capability)
  }
}
