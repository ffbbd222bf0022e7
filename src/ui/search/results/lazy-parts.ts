import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'
import { resultTable } from './lazy-table.ts'

/** Shown on few pages of results: their loaders load it. */
export const queryInterpretation = lazyPart(() => import('./query-interpretation.tsx'))
export const QueryInterpretation = lazyComponent(queryInterpretation, (code) => code.QueryInterpretation)

/** For lists of one vehicle: the code that matches parts with it, and the table that it may show. */
export const resultsForVehicle = lazyPart(async () => {
  const [code] = await Promise.all([import('./fitted-hits.tsx'), resultTable.load()])
  return code
})
export const FittedHits = lazyComponent(resultsForVehicle, (code) => code.FittedHits)

export const nothingFound = lazyPart(() => import('./nothing-found.tsx'))
export const NothingFound = lazyComponent(nothingFound, (code) => code.NothingFound)
