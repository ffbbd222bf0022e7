import type { Capability } from '#domain/capabilities/capability.ts'
import { capabilityOf, INFO_CENTRE_CAPABILITIES, type RouteId } from '#domain/pages/pages.ts'
import type { Features } from '#domain/session/features.ts'

/**
 * Capabilities that the API offers; in a punch-out session it offers fewer. Before they are loaded, all count as
 * offered.
 */
export class CapabilitiesStore {
  notOffered: readonly Capability[] = []

  set(notOffered: readonly Capability[]): void {
    this.notOffered = notOffered
  }

  offers(capability: Capability): boolean {
    return !this.notOffered.includes(capability)
  }

  /** Removes the rights for capabilities that the API does not offer. */
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
    // the overview exists if at least one page of the info centre does
    if (routeId === 'infocenter') return INFO_CENTRE_CAPABILITIES.some((one) => this.offers(one))
    const capability = capabilityOf(routeId)
    return capability === undefined || this.offers(capability)
  }
}
