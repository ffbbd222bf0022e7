import type { ListReport } from '#application/quick-order/order-list.ts'
import type { LineTarget as Target } from '#application/quick-order/add-lines-to-target.ts'
import type { SheetFormat } from '#domain/data-table/sheet.ts'
import type { CheckedPart, StockReport } from '#domain/quick-order/checked-line.ts'
import type { LineResult } from '#domain/quick-order/read-list.ts'

export type CandidateFacts = CheckedPart
export type StockFacts = StockReport
export type FateFacts = LineResult
/** What became of a list that was sent without scripts. */
export type ReportFacts = ListReport
export type FileFormat = SheetFormat
export type LineTarget = Target
