import type { ShownLine } from '#domain/checkout/differences.ts'

/** What the form says that it showed. Anything may stand there: what makes no sense is left out. */
export function readShownLines(text: string): readonly ShownLine[] {
  const lines = parsed(text)
  return Array.isArray(lines) ? lines.flatMap(toShownLine) : []
}

function toShownLine(line: unknown): readonly ShownLine[] {
  if (typeof line !== 'object' || line === null) return []
  const { articleNo, quantity, unitPrice } = line as Partial<Record<keyof ShownLine, unknown>>
  if (typeof articleNo !== 'string' || !Number.isInteger(quantity)) return []
  return [
    {
      articleNo,
      quantity: quantity as number,
      unitPrice: Number.isInteger(unitPrice) ? (unitPrice as number) : undefined,
    },
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
