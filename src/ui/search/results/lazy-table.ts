import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'

/** For lists as a table. */
export const resultTable = lazyPart(() => import('./result-table.tsx'))
export const ResultTable = lazyComponent(resultTable, (code) => code.ResultTable)
