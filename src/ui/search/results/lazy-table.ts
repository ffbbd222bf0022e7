import { lazyComponent } from '../../delivery/lazy-component.tsx'
import { lazyPart } from '../../delivery/lazy-part.ts'

/** The table view of the results, loaded when it is first needed. */
export const resultTablePart = lazyPart(() => import('./result-table.tsx'))
export const ResultTable = lazyComponent(resultTablePart, (code) => code.ResultTable)
