import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { LoadPartFits } from '#application/vehicles/load-part-fits.ts'
import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import type { PartFit } from '#domain/vehicles/fit.ts'
import type { Container } from '../../kernel/container.tsx'
import '../fits.module.ts'

/** Fits of parts for the chosen vehicle. */
export async function openFits(
  container: Container,
  articleNos: readonly string[],
): Promise<readonly PartFit[]> {
  const { slug = '' } = container.get(ChosenVehicleStore).vehicle ?? {}
  await container.get(LoadPartFits).run(slug, articleNos)
  const fits = container.get(PartFitsStore)
  return articleNos.flatMap((articleNo) => fits.fit(slug, articleNo) ?? [])
}
