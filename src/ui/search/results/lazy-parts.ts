import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'

/** Shown on few pages of results: their loaders load it. */
export const queryInterpretation = lazyPart(() => import('./query-interpretation.tsx'))
export const QueryInterpretation = lazyComponent(queryInterpretation, (code) => code.QueryInterpretation)

export const nothingFound = lazyPart(() => import('./nothing-found.tsx'))
export const NothingFound = lazyComponent(nothingFound, (code) => code.NothingFound)
