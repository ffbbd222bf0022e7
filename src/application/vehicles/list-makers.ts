import type { VehicleMaker } from '#domain/vehicles/vehicle.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { SessionStore } from '../session/session.store.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import { VehicleRange } from './vehicle-range.port.ts'

/** Lists the vehicle makers for the home page, which is also useful without them. */
export class ListMakers extends dependsOn({
  range: VehicleRange,
  session: SessionStore,
  capabilities: CapabilitiesStore,
}) {
  /**
   * Returns an empty list for logged-in users, whose home page does not introduce the range, after a failure, and if
   * the API has no vehicles.
   */
  async run(): Promise<readonly VehicleMaker[]> {
    const { session, capabilities, range } = this.deps
    if (session.isLoggedIn || !capabilities.offers('vehicles')) return []
    const listed = await attempt(() => range.makers())
    return listed.ok ? listed.value : []
  }
}
