import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'

/** Shown on few pages of results: their loaders load it. */
export const queryInterpretation = lazyPart(() => import('./query-interpretation.tsx'))
export const QueryInterpretation = lazyComponent(queryInterpretation, (code) => code.QueryInterpretation)

/** For lists of one vehicle: the code that matches parts with it. */
export const fittedHits = lazyPart(() => import('./fitted-hits.tsx'))
export const FittedHits = lazyComponent(fittedHits, (code) => code.FittedHits)

export const nothingFound = lazyPart(() => import('./nothing-found.tsx'))
export const NothingFound = lazyComponent(nothingFound, (code) => code.NothingFound)
