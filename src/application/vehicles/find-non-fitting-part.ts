import { partFitOf } from '#domain/vehicles/fit.ts'
import { ChosenVehicleStore } from './chosen-vehicle.store.ts'
import { readFacts } from './known-facts.ts'
import type { NonFittingParts } from './non-fitting-parts.port.ts'
import { VehicleRange } from './vehicle-range.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class FindNonFittingPart
  extends dependsOn({ chosen: ChosenVehicleStore, range: VehicleRange })
  implements NonFittingParts
{
  async find(articleNo: string): Promise<string | undefined> {
    const { vehicle } = this.deps.chosen
    if (!vehicle) return undefined
    const [fit] = await this.deps.range.fits(vehicle.slug, [articleNo])
    const proved = fit && partFitOf(fit, readFacts(new URLSearchParams(vehicle.facts)))
    return proved?.kind === 'does-not-fit' ? vehicle.name : undefined
  }
}
