import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { PartFit as Fit } from '#domain/vehicles/fit.ts'
import type { Container } from '../kernel/container.tsx'
import { preloaded } from '../shared/preloaded.tsx'

const partFit = preloaded(async () => (await import('./fit/part-fit.tsx')).PartFit)

/** Loaded by those alone who have chosen a vehicle. */
export const PartFit = partFit.Component
export const { Component: ListFit } = preloaded(async () => (await import('./fit/list-fit.tsx')).ListFit)
export const { Component: FitMark } = preloaded(async () => (await import('./fit/fit-mark.tsx')).FitMark)

/** For the loader of a page with one part. `told`: the fields of a question that was answered without scripts. */
export async function loadPartFit(
  container: Container,
  articleNo: string,
  told: URLSearchParams,
): Promise<readonly Fit[]> {
  if (!container.get(ChosenVehicleStore).vehicle) return []
  const [{ openPartFit }] = await Promise.all([import('./fit/open-part-fit.ts'), partFit.load()])
  return openPartFit(container, articleNo, told)
}
