import type { ListReading, ParsedLine } from './read-list.ts'

/**
 * Source text of the lines that were not added, for correction and resubmission. If a part of a row was added, the row
 * would order it again: the other parts of that row are written one by one, each with its total quantity.
 */
export function remainingListText(
  { parsedLines, results }: Pick<ListReading, 'parsedLines' | 'results'>,
  isAdded: (index: number) => boolean,
): string {
  const rows = results.flatMap((result) => ('lines' in result ? [result] : []))
  const apart = partsApart(
    rows.map(({ lines }) => lines),
    isAdded,
  )
  const written = new Set<number>()
  const rest = rows.flatMap(({ lines, source }) => {
    if (!lines.some((index) => isAdded(index) || apart.has(index))) return [source]
    const unwritten = lines.filter((index) => apart.has(index) && !written.has(index))
    for (const index of unwritten) written.add(index)
    return unwritten.flatMap((index) => parsedLines[index] ?? []).map(lineText)
  })
  return rest.join('\n')
}

/**
 * Remaining parts whose rows cannot be repeated. A part merged from several rows connects them: if one cannot be
 * repeated, neither can the others.
 */
function partsApart(
  rows: readonly (readonly number[])[],
  isAdded: (index: number) => boolean,
): ReadonlySet<number> {
  const apart = new Set<number>()
  let before = -1
  while (before < apart.size) {
    before = apart.size
    for (const lines of rows) {
      if (!lines.some((index) => isAdded(index) || apart.has(index))) continue
      for (const index of lines) if (!isAdded(index)) apart.add(index)
    }
  }
  return apart
}

function lineText({ number, quantity }: ParsedLine): string {
  if (quantity.kind === 'missing') return number
  return `${number};${quantity.kind === 'faulty' ? quantity.typed : quantity.pieces}`
}
