import type { VehicleMaker } from '#domain/vehicles/vehicle.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { SessionStore } from '../session/session.store.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import { VehicleRange } from './vehicle-range.port.ts'

/** Makers for a page that also works without them. */
export class ListMakers extends dependsOn({
  range: VehicleRange,
  session: SessionStore,
  capabilities: CapabilitiesStore,
}) {
  /** Only for guests, to whom the page introduces the range; none on failure, and if the API has no vehicles. */
  async run(): Promise<readonly VehicleMaker[]> {
    const { session, capabilities, range } = this.deps
    if (session.isLoggedIn || !capabilities.offers('vehicles')) return []
    const listed = await attempt(() => range.makers())
    return listed.ok ? listed.value : []
  }
}
