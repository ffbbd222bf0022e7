import type { DisplayedLine } from '#domain/checkout/differences.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'

/**
 * Parses the lines that the page displayed when the user ordered. The input is untrusted: invalid lines are dropped.
 */
export function parseDisplayedLines(text: string): readonly DisplayedLine[] {
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
