import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { LoadPartFits } from '#application/vehicles/load-part-fits.ts'
import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import type { PartFit } from '#domain/vehicles/fit.ts'
import type { Container } from '../kernel/container.tsx'
import './fits.module.ts'

/** Fits of parts for a vehicle, by default the chosen one. */
export async function loadFits(
  container: Container,
  articleNos: readonly string[],
  slug = container.get(ChosenVehicleStore).vehicle?.slug ?? '',
): Promise<readonly PartFit[]> {
  await container.get(LoadPartFits).run(slug, articleNos)
  const fits = container.get(PartFitsStore)
  return articleNos.flatMap((articleNo) => fits.fit(slug, articleNo) ?? [])
}
