import { rolesOf } from './column-roles.ts'

type Place = { readonly from: number; readonly end: number }

/**
 * Aligns the cells of a fixed-width print with the headings above them, so that an empty cell does not shift the cells
 * behind it.
 */
export class FixedColumns {
  #heads: readonly Place[] = []

  /** `cells` are those of the line at `index`. */
  align(cells: readonly string[], lines: readonly string[], index: number): readonly string[] {
    const line = lines[index] ?? ''
    const cellRanges = placesIn(line, CELL)
    if (cellRanges.length !== cells.length) return cells
    if (rolesOf(cells)) {
      const columns = widest(lines.slice(index + 1, index + LINES_BELOW))
      this.#heads = columns.length > cells.length ? columns : cellRanges
      return columns.length > cells.length ? headsAbove(columns, line) : cells
    }
    if (this.#heads.length <= cells.length) return cells
    const columns = cellRanges.map((range) => nearest(range, this.#heads))
    if (new Set(columns).size < columns.length) return cells
    return this.#heads.map((_, column) => cells[columns.indexOf(column)] ?? '')
  }
}

const CELL = /\S+(?: \S+)*/g
const placesIn = (line: string, part: RegExp): readonly Place[] =>
  [...line.matchAll(part)].map(({ index, 0: text }) => ({ from: index, end: index + text.length }))

const LINES_BELOW = 12

/** Columns of the line with the most columns. */
const widest = (lines: readonly string[]): readonly Place[] =>
  lines
    .map((line) => placesIn(line, CELL))
    .reduce((max, ranges) => (ranges.length > max.length ? ranges : max), [])

/** Splits headings with a single blank between them: each word belongs to the column below it. */
function headsAbove(columns: readonly Place[], line: string): readonly string[] {
  const headers = columns.map(() => '')
  for (const word of placesIn(line, /\S+/g)) {
    const column = nearest(word, columns)
    headers[column] = `${headers[column] ?? ''} ${line.slice(word.from, word.end)}`.trim()
  }
  return headers
}

/** Distance between a cell and a column. Texts are left-aligned, figures right-aligned. */
const distance = (one: Place, other: Place): number =>
  one.from < other.end && other.from < one.end
    ? 0
    : Math.min(Math.abs(one.from - other.from), Math.abs(one.end - other.end))

const nearest = (range: Place, headers: readonly Place[]): number =>
  headers.reduce(
    (best, header, index) =>
      distance(range, header) < distance(range, headers[best] ?? header) ? index : best,
    0,
  )
