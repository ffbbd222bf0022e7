import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { PartFit as Fit } from '#domain/vehicles/fit.ts'
import type { Container } from '../kernel/container.tsx'
import { preloaded } from '../shared/preloaded.tsx'

const partFit = preloaded(async () => (await import('./fit/part-fit.tsx')).PartFit)
const listFit = preloaded(async () => (await import('./fit/list-fit.tsx')).ListFit)
const fitLine = preloaded(async () => (await import('./fit/fit-line.tsx')).FitLine)
const fitMark = preloaded(async () => (await import('./fit/fit-mark.tsx')).FitMark)

/** Loaded by those alone who have chosen a vehicle. */
export const PartFit = partFit.Component
export const ListFit = listFit.Component
export const FitLine = fitLine.Component
export const FitMark = fitMark.Component

/** For the loader of a page with one part. */
export async function loadPartFit(container: Container, articleNo: string): Promise<readonly Fit[]> {
  if (!container.get(ChosenVehicleStore).vehicle) return []
  const [{ openFits }] = await Promise.all([import('./fit/open-fits.ts'), partFit.load()])
  return openFits(container, [articleNo])
}

/**
 * For the server's loader of every page with such a list: its HTML waits for no code then. With scripts the browser asks
 * for the fits after the page.
 */
export async function loadListFits(
  container: Container,
  articleNosOf: () => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  if (!import.meta.env.SSR || !container.get(ChosenVehicleStore).vehicle) return
  const [{ openFits }, articleNos] = await Promise.all([
    import('./fit/open-fits.ts'),
    articleNosOf(),
    ...[listFit, fitLine, fitMark].map((late) => late.load()),
  ])
  await openFits(container, articleNos)
}
