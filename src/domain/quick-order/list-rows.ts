/** Cells of one line; `lineNo` counts from 1. */
export type ListRow = { readonly lineNo: number; readonly source: string; readonly cells: readonly string[] }

const LINE_END = /\r\n|[\n\r\u2028\u2029]/
const COMMA = /,(?!\d{5}(?:\D|$))/

/** Splits each line by its own separator, because lists are often merged from several sources. */
export function rowsOfText(text: string): readonly ListRow[] {
  const lines = text.replace(/^\ufeff/, '').split(LINE_END)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((source, index) => ({ lineNo: index + 1, source, cells: cellsOf(source) }))
}

/** Rows of a file that is already split into cells. */
export const rowsOfCells = (rows: readonly (readonly string[])[]): readonly ListRow[] =>
  rows.map((cells, index) => ({
    lineNo: index + 1,
    source: cells.join('\t').replace(/\t+$/, ''),
    cells: cells.map((cell) => clean(cell)),
  }))

function cellsOf(line: string): readonly string[] {
  const separator = ['\t', ';', '|'].find((mark) => line.includes(mark))
  return splitQuoted(line, separator ?? COMMA).map(clean)
}

/** Splits by a separator, except within quotes. */
function splitQuoted(line: string, separator: string | RegExp): readonly string[] {
  const quoted: string[] = []
  const hidden = line.replace(
    /(?<=^|[\t;,|]\s*)"((?:[^"]|"")*)"(?=\s*(?:[\t;,|]|$))/g,
    (_, inner: string) => {
      quoted.push(inner.replaceAll('""', '"'))
      return `\u0000${quoted.length - 1}\u0000`
    },
  )
  return hidden
    .split(separator)
    .map((cell) => cell.replace(/\u0000(\d+)\u0000/g, (all, place: string) => quoted[Number(place)] ?? all))
}

/** Spreadsheets preserve leading zeros as `="0012"`. */
const clean = (cell: string): string =>
  cell
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[\d+=@-])/, '')
