import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'
import { resultTablePart } from './lazy-table.ts'

/** Code for the interpretation of the term; loaded only by results pages that show it, because few do. */
export const queryInterpretation = lazyPart(() => import('./query-interpretation.tsx'))
export const QueryInterpretation = lazyComponent(queryInterpretation, (code) => code.QueryInterpretation)

/** Code for results of one vehicle: the matching of parts, and the table that may show them. */
export const resultsForVehicle = lazyPart(async () => {
  const [code] = await Promise.all([import('./fitted-hits.tsx'), resultTablePart.load()])
  return code
})
export const FittedHits = lazyComponent(resultsForVehicle, (code) => code.FittedHits)

export const nothingFound = lazyPart(() => import('./nothing-found.tsx'))
export const NothingFound = lazyComponent(nothingFound, (code) => code.NothingFound)
