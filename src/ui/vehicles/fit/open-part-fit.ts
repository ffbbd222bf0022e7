import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { readFacts } from '#application/vehicles/known-facts.ts'
import { LoadPartFits } from '#application/vehicles/load-part-fits.ts'
import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import { TellVehicleFacts } from '#application/vehicles/tell-vehicle-facts.ts'
import type { PartFit } from '#domain/vehicles/fit.ts'
import type { Container } from '../../kernel/container.tsx'
import '../fits.module.ts'

export async function openPartFit(
  container: Container,
  articleNo: string,
  told: URLSearchParams,
): Promise<readonly PartFit[]> {
  const facts = readFacts(told)
  if (Object.keys(facts).length > 0) container.get(TellVehicleFacts).run(facts)
  const { slug = '' } = container.get(ChosenVehicleStore).vehicle ?? {}
  await container.get(LoadPartFits).run(slug, [articleNo])
  const fit = container.get(PartFitsStore).fit(slug, articleNo)
  return fit ? [fit] : []
}
