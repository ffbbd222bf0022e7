import { lateComponent } from '../../delivery/late-component.tsx'
import { latePart } from '../../delivery/late-part.ts'

/** Shown on few pages of results: their loaders load it. */
export const termReading = latePart(() => import('./term-reading.tsx'))
export const TermReading = lateComponent(termReading, (code) => code.TermReading)

export const nothingFound = latePart(() => import('./nothing-found.tsx'))
export const NothingFound = lateComponent(nothingFound, (code) => code.NothingFound)
