import type { MinorUnits } from '../pricing/money.ts'
import type { Day } from '../calendar/calendar.ts'
import { CLAIM_DAYS } from './claim-rules.ts'
import type { DocumentFlowLine, Order, DocumentFlow, OrderLine } from './document-flow.ts'
import { netOf } from './totals.ts'

/** The lines of a document, each exchange part followed by a line for its core deposit. */
export const withDeposits = ({ lines }: Order, parts: readonly DocumentFlowLine[]): DocumentFlowLine[] =>
  parts.flatMap((line) => {
    const unitPrice = lines.find(({ lineNo }) => lineNo === line.lineNo)?.coreDeposit ?? 0
    return unitPrice === 0 ? [line] : [line, { ...line, kind: 'CORE_DEPOSIT', unitPrice }]
  })

/** Net core deposits; charged - credited = open. */
export type CoreAccount = Readonly<Record<'charged' | 'credited' | 'open', MinorUnits>>

/** The deposits of an order line as of today. */
export function coreAccountOf({ invoices, creditNotes }: DocumentFlow, line: OrderLine): CoreAccount {
  const netDeposits = (documents: readonly { readonly lines: readonly DocumentFlowLine[] }[]) =>
    netOf(
      documents
        .flatMap(({ lines }) => lines)
        .filter(({ kind, lineNo }) => kind === 'CORE_DEPOSIT' && lineNo === line.lineNo),
    )
  const charged = netDeposits(invoices)
  const credited = netDeposits(creditNotes)
  return { charged, credited, open: charged - credited }
}

/**
 * The last day on which old parts of a line can be returned; undefined until the first shipment with the line
 * has arrived.
 */
export function returnDayOf({ shipments }: DocumentFlow, { lineNo }: OrderLine): Day | undefined {
  const days = shipments.flatMap(({ deliveredDay, lines }) =>
    deliveredDay !== undefined && lines.some((line) => line.lineNo === lineNo) ? [deliveredDay] : [],
  )
  return days.length === 0 ? undefined : Math.max(...days) + CLAIM_DAYS.CORE
}
