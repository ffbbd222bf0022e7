import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { PartFit as Fit } from '#domain/vehicles/fit.ts'
import type { Container } from '../kernel/container.tsx'
import { lazyComponent } from '../delivery/lazy-component.tsx'
import { lazyPart } from '../delivery/lazy-part.ts'

const partFit = lazyPart(() => import('./fit/part-fit.tsx'))
const listFit = lazyPart(() => import('./fit/list-fit.tsx'))
const fitLine = lazyPart(() => import('./fit/fit-line.tsx'))

/** Components that are imported only if a vehicle is chosen. */
export const PartFit = lazyComponent(partFit, (code) => code.PartFit)
export const ListFit = lazyComponent(listFit, (code) => code.ListFit)
export const FitLine = lazyComponent(fitLine, (code) => code.FitLine)

/** Loads fit and code for the loader of a page with one part. */
export async function loadPartFit(container: Container, articleNo: string): Promise<readonly Fit[]> {
  if (!container.get(ChosenVehicleStore).vehicle) return []
  const [{ loadFits }] = await Promise.all([import('./load-fits.ts'), partFit.load()])
  return loadFits(container, [articleNo])
}

/** Loads the fits on the server, for the first HTML. In the browser they load after the page. */
export async function loadListFits(
  container: Container,
  articleNosOf: () => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  if (!import.meta.env.SSR || !container.get(ChosenVehicleStore).vehicle) return
  const [{ loadFits }, articleNos] = await Promise.all([
    import('./load-fits.ts'),
    articleNosOf(),
    ...[listFit, fitLine].map((late) => late.load()),
  ])
  await loadFits(container, articleNos)
}
