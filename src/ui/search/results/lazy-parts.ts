import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'
import { resultTable } from './lazy-table.ts'

/** Loaded only by the loaders of results pages that show the interpretation of the term, because few do. */
export const queryInterpretation = lazyPart(() => import('./query-interpretation.tsx'))
export const QueryInterpretation = lazyComponent(queryInterpretation, (code) => code.QueryInterpretation)

/** Code for results of one vehicle: the matching of parts, and the table that may show them. */
export const resultsForVehicle = lazyPart(async () => {
  const [code] = await Promise.all([import('./fitted-hits.tsx'), resultTable.load()])
  return code
})
export const FittedHits = lazyComponent(resultsForVehicle, (code) => code.FittedHits)

export const nothingFound = lazyPart(() => import('./nothing-found.tsx'))
export const NothingFound = lazyComponent(nothingFound, (code) => code.NothingFound)
