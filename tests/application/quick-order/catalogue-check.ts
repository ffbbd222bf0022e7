import type { LineCheck } from '#application/line-check/line-check.port.ts'
import type { CheckedLine, CheckedPart, LineQuery } from '#domain/quick-order/checked-line.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'

export const catalogue = sharedCatalogue(1, 20_000)

/** Looks up each line in the catalogue like the API, but returns no prices. */
export const checkLines: LineCheck['check'] = async (lines) => lines.map(answerOf)

function answerOf({ lineNo, input }: LineQuery): CheckedLine {
  const parts = catalogue.findNumber(input).map(({ index }) => partOf(index))
  const commonFields = { lineNo, candidates: [] }
  if (parts.length > 1) return { ...commonFields, status: 'ambiguous', candidates: parts }
  return parts[0]
    ? { ...commonFields, status: 'ok', part: parts[0] }
    : { ...commonFields, status: 'unknown-number' }
}

const partOf = (index: number) => ({ sku: catalogue.product(index).sku }) as CheckedPart
