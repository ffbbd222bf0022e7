import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'

/** Code of the table view. */
export const resultTable = lazyPart(() => import('./result-table.tsx'))
export const ResultTable = lazyComponent(resultTable, (code) => code.ResultTable)
