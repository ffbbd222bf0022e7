import { isUnit } from './quantity-words.ts'

/** Cells of the lines by index. */
export type FixedRecords = ReadonlyMap<number, readonly string[]>

const LENGTH_MIN = 16
const LENGTH_MAX = 400
const LINES_MIN = 2
/** A number that is padded with zeros, as machines print counts and positions: "00004". */
const PADDED = /(?:^|[^\d.,])0{2,9}[1-9]\d{0,11}(?:[^\d.,]|$)/

/**
 * Records of fixed width without headings: lines of one length with counts padded by zeros. They are split at positions
 * where all lines have a blank, around units, and behind a running number.
 */
export function fixedRecords(lines: readonly string[]): FixedRecords {
  const groups = new Map<string, number[]>()
  lines.forEach((source, index) => {
    const line = source.trimEnd()
    if (line.length < LENGTH_MIN || line.length > LENGTH_MAX || /[\t;|]/.test(line) || !PADDED.test(line))
      return
    const key = `${line.length} ${kindOf(line.charAt(0))}`
    groups.set(key, [...(groups.get(key) ?? []), index])
  })
  const cells = new Map<number, readonly string[]>()
  for (const members of groups.values()) {
    if (members.length < LINES_MIN) continue
    const texts = members.map((index) => lines[index] ?? '')
    const columns = blankColumns(texts).map(withoutMark).flatMap(aroundUnits).flatMap(behindRunningNumber)
    if (columns.length < 2) continue
    members.forEach((member, row) =>
      cells.set(
        member,
        columns.map((column) => column[row] ?? ''),
      ),
    )
  }
  return cells
}

type Column = readonly string[]

const kindOf = (letter: string): string => (/\d/.test(letter) ? '0' : letter)

function blankColumns(lines: readonly string[]): readonly Column[] {
  const width = Math.max(...lines.map((line) => line.length))
  const isBlank = Array.from({ length: width }, (_, index) =>
    lines.every((line) => (line[index] ?? ' ') === ' '),
  )
  const starts = isBlank.flatMap((blank, index) => (!blank && (isBlank[index - 1] ?? true) ? [index] : []))
  return starts.map((start) => {
    const end = isBlank.indexOf(true, start)
    return lines.map((line) => line.slice(start, end < 0 ? undefined : end).trim())
  })
}

/** Removes a prefix that all values share, because it carries no information: "POS00001", "QT:0004". */
function withoutMark(column: Column): Column {
  const marks = column.map((cell) => /^(?:[A-Z]{1,5}[:=]|[A-Z]{2,5}(?=0))/.exec(cell)?.[0])
  const [mark] = marks
  return mark !== undefined && marks.every((each) => each === mark)
    ? column.map((cell) => cell.slice(mark.length))
    : column
}

/** Splits a value before and after its unit: "0000004ST20261201". */
function aroundUnits(column: Column): readonly Column[] {
  const matches = column.map((cell) => /^(\d{3,12})([A-Z]{2,3})([\d.,]*)$/.exec(cell))
  const isCut = matches.every((match) => match && isUnit(match[2] ?? ''))
  return isCut ? [1, 2, 3].map((part) => matches.map((match) => match?.[part] ?? '')) : [column]
}

const RUNNING_MIN = 3
const RUNNING_MAX = 6
const NUMBER_MIN = 5

/** Splits a running number from the digits behind it: "000102302560", "000203001300". */
function behindRunningNumber(column: Column): readonly Column[] {
  if (column.length < 2 || !column.every((cell) => /^0\d{7,24}$/.test(cell))) return [column]
  for (let digitCount = RUNNING_MAX; digitCount >= RUNNING_MIN; digitCount -= 1) {
    const [first = 0, ...others] = column.map((cell) => Number(cell.slice(0, digitCount)))
    const isRunning =
      (first === 1 || first === 10) && others.every((count, index) => count === first * (index + 2))
    if (isRunning && column.every((cell) => cell.length - digitCount >= NUMBER_MIN))
      return [column.map((cell) => cell.slice(0, digitCount)), column.map((cell) => cell.slice(digitCount))]
  }
  return [column]
}
