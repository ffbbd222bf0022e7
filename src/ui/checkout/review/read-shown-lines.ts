import type { DisplayedLine } from '#domain/checkout/differences.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'

/** What the form says that it showed. Anything may stand there: what makes no sense is left out. */
export function readShownLines(text: string): readonly DisplayedLine[] {
  const lines = parsedJson(text)
  return Array.isArray(lines) ? lines.flatMap(toShownLine) : []
}

function toShownLine(line: unknown): readonly DisplayedLine[] {
  if (!isRecord(line)) return []
  const { articleNo, quantity, unitPrice } = line
  if (typeof articleNo !== 'string' || !Number.isInteger(quantity)) return []
  return [
    {
      articleNo,
      quantity: quantity as number,
      unitPrice: Number.isInteger(unitPrice) ? (unitPrice as number) : undefined,
    },
  ]
}
