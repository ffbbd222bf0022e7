import { isArticleNumber } from '../search/article-number.ts'
import { bareNumber } from '../search/squeeze.ts'
import { rolesOf } from './column-roles.ts'
import { calledOff, correctionIn } from './corrections.ts'
import { isQuantityRole, labelLine, labelNameOf, LabelRecords } from './label-record.ts'
import { isQuantityCell, MISSING, numberOfCell, twoReadings, type Part } from './line-parts.ts'
import { changedPart, changesIn, numbersOf, timesIn, timesPart, type Change } from './list-changes.ts'
import type { ListAdvice, ReadTable } from './list-advice.ts'
import {
  noiseOf,
  tellsChange,
  tellsSame,
  tellsSameAgain,
  tellsContact,
  tellsReference,
  tellsTime,
  withoutCancelled,
  type Noise,
} from './list-noise.ts'
import { markReadings, readQuantity, saysPieces, withMark, type ListQuantity } from './list-quantity.ts'
import type { ListRow } from './list-rows.ts'
import { hasDigit, isGroupedNumber } from './number-shape.ts'
import { spansIn } from './number-spans.ts'
import { tellsInstead, wordsOf } from './prose-words.ts'
import { quantityAlone, quantityBeside, quantityOfEach, readProse } from './read-prose.ts'
import { quantityStyle, readTableRow } from './read-table.ts'
import { readCells, readPair } from './row-reading.ts'
import { stackedColumns } from './stacked-columns.ts'
import { columnsOf } from './table-columns.ts'
import { cellsOfBlock, headingOf, tablesOf, type Table } from './table-groups.ts'
import type { Witness } from './witness.ts'

/** What a row orders; a row of headings or text orders nothing. */
type RowReading = {
  readonly kind: 'parts' | 'heads' | 'text' | 'blank'
  readonly parts: readonly Part[]
  /** Index of the table that the row belongs to. */
  readonly table?: number | undefined
  readonly reason?: LeftOutReason | undefined
}

/** Why a row orders nothing; `unordered`: a line of a form without a quantity. */
export type LeftOutReason = Noise | 'unordered'

export type RowReadings = { readonly rows: readonly RowReading[]; readonly tables: readonly ReadTable[] }

const TEXT: RowReading = { kind: 'text', parts: [] }

/** Reads all rows with a view of the whole list. `readsQuotes`: a reply that orders nothing above the quoted mail. */
export function readRows(
  rows: readonly ListRow[],
  witness: Witness,
  readsQuotes: boolean,
  advice: ListAdvice,
): RowReadings {
  const noise = noiseOf(
    rows.map(({ source }) => source),
    readsQuotes,
  )
  const headings = rows.map((row, index) =>
    noise[index] === undefined || noise[index] === 'comment' ? headingOf(row) : undefined,
  )
  const tables = tablesOf(rows, headings, (index) => noise[index] !== undefined, witness, advice)
  const stacked = stackedColumns(rows, (index) => noise[index] !== undefined, witness)
  const readings: RowReading[] = rows.map(() => TEXT)
  const places = new Map(rows.map(({ lineNo }, index) => [lineNo, index]))
  /** Where the parts of a number stand. */
  const indexes = new Map<string, number[]>()
  const add = (index: number, parts: readonly Part[]) => {
    readings[index] = { kind: 'parts', parts: [...(readings[index]?.parts ?? []), ...parts] }
    for (const { number } of parts) {
      const key = bareNumber(number)
      const known = indexes.get(key)
      if (known) known.push(index)
      else indexes.set(key, [index])
    }
  }
  /** What is corrected below: "actually make that 3". */
  const forget = (numbers: readonly string[]): void => {
    for (const key of numbers.map(bareNumber)) {
      for (const index of indexes.get(key) ?? []) {
        const reading = readings[index] ?? TEXT
        readings[index] = {
          ...reading,
          parts: reading.parts.filter(({ number }) => bareNumber(number) !== key),
        }
      }
      indexes.delete(key)
    }
  }
  /** Changes what is ordered above: "double the 2.30256". */
  const change = (change: Extract<Change, { kind: 'times' | 'swap' }>): void => {
    const key = bareNumber(change.number)
    const at = indexes.get(key) ?? []
    const own = (number: string): readonly string[] => [bareNumber(number)]
    for (const index of at) {
      const reading = readings[index] ?? TEXT
      const parts = reading.parts.flatMap(
        (part) => changedPart(part, change, own, { place: 0, count: 0 }) ?? [],
      )
      readings[index] = { ...reading, parts }
    }
    if (change.kind === 'times') return
    indexes.delete(key)
    indexes.set(bareNumber(change.by), [...(indexes.get(bareNumber(change.by)) ?? []), ...at])
  }
  const records = new LabelRecords((part, lineNo) => add(places.get(lineNo) ?? 0, [part]))
  const turned = new Set<Table>()
  const isNumbered = beginsWithRunningNumbers(rows)
  const titles = titlesOf(rows)
  let count = 0
  /** Groups of rows by the last word of their heading: "For truck 18:". */
  const groups: { readonly index: number; readonly key: string }[] = [{ index: 0, key: '' }]
  let open: number | undefined
  let last: Part | undefined
  let each: ListQuantity | undefined
  rows.forEach((row, index) => {
    const { cells, lineNo, source } = row
    if (stacked.covered.has(index)) {
      const part = stacked.parts.get(index)
      if (part) add(index, [part])
      else if (headings[index]) readings[index] = { kind: 'heads', parts: [] }
      return
    }
    const isBlank = !cells.some((cell) => cell !== '')
    if (isBlank) {
      readings[index] = { kind: 'blank', parts: [] }
      if (last) each = undefined
      if (records.expects === undefined) records.end()
      return
    }
    if (headings[index] && !(cells.length === 1 && isLabelBeforeValue(rows, index))) {
      readings[index] = { kind: 'heads', parts: [] }
      open = undefined
      return
    }
    const reason = noise[index]
    const off = reason === undefined || reason === 'struck' ? calledOff(source, witness) : []
    forget(off)
    if (reason !== undefined && reason !== 'signature') return
    const table = tables[index]
    if (table?.turned) {
      if (!turned.has(table)) add(index, readTurned(table.turned, witness))
      turned.add(table)
      return
    }
    const label = table?.blocks[0]?.columns.isHeaded ? undefined : labelLine(cells, witness)
    if (label && reason === undefined) {
      if (label.kind === 'quantity' && titles.has(index)) return
      if (label.kind === 'quantity' && open !== undefined && !records.waits) {
        const last = readings[open]?.parts.at(-1)
        if (last?.quantity.kind === 'missing') {
          readings[open] = {
            kind: 'parts',
            parts: [...(readings[open]?.parts.slice(0, -1) ?? []), { ...last, quantity: label.quantity }],
          }
          open = undefined
          return
        }
      }
      if (label.kind !== 'other') return records.take(label, lineNo)
      return
    }
    const text = cells.filter((cell) => cell !== '').join(' ')
    if (records.expects === 'quantity' && isQuantityCell(text)) {
      if (open !== undefined && readings[open]?.parts.at(-1)?.quantity.kind === 'missing') {
        const last = readings[open]?.parts.at(-1)
        if (last)
          readings[open] = {
            kind: 'parts',
            parts: [...(readings[open]?.parts.slice(0, -1) ?? []), { ...last, quantity: readQuantity(text) }],
          }
        open = undefined
        return records.end()
      }
      return records.take({ kind: 'quantity', quantity: readQuantity(text) }, lineNo)
    }
    if (records.expects === 'number') {
      const found = numberOfCell(text, witness)
      if (found && !hasDigit(found.rest) && !quantityBeside(found.rest, true) && !isQuantityCell(text))
        return records.take(
          { kind: 'number', number: found.number, isSecond: false, isDoubtful: false, rest: found.rest },
          lineNo,
        )
    }
    const alone =
      open === undefined && !records.lacksQuantity
        ? undefined
        : isQuantityLine(text, rows[index + 1])
          ? readQuantity(bareQuantity(text))
          : (quantityBeforePrices(cells) ?? quantityAlone(text))
    if (open !== undefined && alone) {
      const last = readings[open]?.parts.at(-1)
      if (last?.quantity.kind === 'missing') {
        readings[open] = {
          kind: 'parts',
          parts: [...(readings[open]?.parts.slice(0, -1) ?? []), { ...last, quantity: alone }],
        }
        open = undefined
        return
      }
    }
    if (records.lacksQuantity && alone) return records.take({ kind: 'quantity', quantity: alone }, lineNo)
    if (count > 0 && tellsSameAgain(text) && !numberOfCell(text, witness)?.testimony) {
      records.flush()
      const times = timesIn(text)
      return add(
        index,
        readings
          .slice(...rangeOf(groups, text, index))
          .flatMap(({ parts }) => parts.map((part) => timesPart(part, times))),
      )
    }
    if (text.endsWith(':')) groups.push({ index, key: text.slice(0, -1).split(' ').at(-1) ?? '' })
    if (!hasDigit(source)) return
    const correction = table?.blocks.length ? undefined : correctionIn(withoutCancelled(text))
    const corrected = last && correction ? quantityAlone(text, true) : undefined
    if (last && corrected) {
      forget([last.number])
      add(index, [{ ...last, quantity: corrected }])
      return
    }
    if (records.lacksQuantity && WITH_PRICE.test(text))
      return records.take({ kind: 'quantity', quantity: readQuantity(bareQuantity(text)) }, lineNo)
    if (open === undefined && saysPieces(text) && cells.length === 1)
      return records.take({ kind: 'quantity', quantity: readQuantity(text) }, lineNo)
    const context = { witness, place: count + 1, isQuiet: reason === 'signature', isNumbered }
    const read =
      (correction && readCorrected(correction, context)) ??
      askedWhereLost(readRow(row, table, context), row, table)
    const changes = count === 0 ? [] : changesIn(text, witness)
    const known = changes.flatMap((each) =>
      (each.kind === 'times' || each.kind === 'swap') && indexes.has(bareNumber(each.number)) ? [each] : [],
    )
    known.forEach(change)
    const changed = numbersOf(known)
    const parts = read.filter(({ number }) => !off.includes(number) && !changed.has(bareNumber(number)))
    if (parts.length === 0) {
      const ofEach = quantityOfEach(text)
      const named = ofEach ? undefined : quantityBeside(text)
      // "Brake disc × 4", with the number in the line below
      if (named && isNumberLine(rows, index + 1, witness))
        return records.take({ kind: 'quantity', quantity: named }, lineNo)
      each = ofEach ?? each
    }
    if (parts.length === 0 || (last && repeats(parts, last, witness))) return
    if (correction || tellsInstead(text) || tellsChange(text)) forget(parts.map(({ number }) => number))
    const above = last
    last = parts.at(-1)
    const quantity =
      parts.length === 1 && parts[0]?.quantity.kind === 'missing'
        ? (records.takeQuantity() ?? (above && tellsSame(text) ? above.quantity : each))
        : undefined
    if (!quantity) records.flush()
    add(index, quantity ? parts.map((part) => ({ ...part, quantity })) : parts)
    count += parts.length
    open = !quantity && parts.length === 1 && parts[0]?.quantity.kind === 'missing' ? index : undefined
  })
  records.flush()
  const headsAt = tables.find((table) => table?.headsAt !== undefined)?.headsAt ?? 0
  return withTables(withoutStray(withDecimals(readings, tables), rows, witness, headsAt), tables, noise)
}

const LEADING = /^\d{1,3}(?= ?[-–.):/])/

/** "01 - 2.30256", "02 - 3.00130": the first figures count the lines. */
function beginsWithRunningNumbers(rows: readonly ListRow[]): boolean {
  const leading = rows.flatMap(({ source }) => LEADING.exec(source.trimStart()) ?? [])
  return leading.length > 1 && leading.every((figures, index) => Number(figures) === index + 1)
}

/** Labels of quantities that stand once above those of every article: "Order: 4471". */
function titlesOf(rows: readonly ListRow[]): ReadonlySet<number> {
  const places = new Map<string, number[]>()
  rows.forEach(({ source }, index) => {
    const name = labelNameOf(source)
    if (name === undefined) return
    const known = places.get(name)
    if (known) known.push(index)
    else places.set(name, [index])
  })
  const counts = [...places].filter(([name]) => isQuantityRole(name))
  const isRepeated = counts.some(([, indexes]) => indexes.length > 1)
  return new Set(isRepeated ? counts.flatMap(([, indexes]) => (indexes.length === 1 ? indexes : [])) : [])
}

/** The group that "the same as truck 17" names, otherwise the last one. */
function rangeOf(
  groups: readonly { readonly index: number; readonly key: string }[],
  text: string,
  end: number,
): readonly [number, number] {
  const words = new Set(text.slice(text.indexOf(':') + 1).split(/[ .,;!]+/))
  const named = groups.findLastIndex(({ key }) => key !== '' && words.has(key))
  const at = named < 0 ? groups.length - 1 : named
  return [groups[at]?.index ?? 0, groups[at + 1]?.index ?? end]
}

/** "HDR0004711", "TRL00003" above and below records of fixed width */
const RECORD_MARK = /^[A-Z]{2,4}0{2,9}\d/
/** Words beside a number, which name it. */
const NAMED = /\p{L}{2}/u

/**
 * Numbers of orders and the like: among parts that the catalogue knows and that have quantities, a number in a sentence
 * or a record, short or above the headings, that it does not know and that has none is no part.
 */
function withoutStray(
  readings: readonly RowReading[],
  rows: readonly ListRow[],
  witness: Witness,
  headsAt: number,
): readonly RowReading[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const isStray = ({ number, quantity, remark }: Part, index: number): boolean =>
    quantity.kind === 'missing' &&
    (rows[index]?.cells.length === 1
      ? NAMED.test(remark) || RECORD_MARK.test(number)
      : index < headsAt || (rows[index]?.cells.length ?? 0) * 2 <= width) &&
    !isArticleNumber(number) &&
    !isGroupedNumber(number) &&
    !witness(number)
  const parts = readings.flatMap((reading) => reading.parts)
  const clear = parts.filter(({ number, quantity }) => quantity.kind !== 'missing' && witness(number)).length
  if (clear < CLEAR_MIN || clear < parts.length * CLEAR_SHARE) return readings
  return readings.map((reading, index) =>
    reading.parts.some((part) => isStray(part, index))
      ? withParts(
          reading,
          reading.parts.filter((part) => !isStray(part, index)),
        )
      : reading,
  )
}

/** Three decimals of zero behind every quantity of the labelled lines, as ERP systems print: "3.000 EA". */
function withDecimals(
  readings: readonly RowReading[],
  tables: readonly (Table | undefined)[],
): readonly RowReading[] {
  const isOwn = (_: unknown, index: number): boolean => (tables[index]?.blocks.length ?? 0) === 0
  const parts = readings.filter(isOwn).flatMap((reading) => reading.parts)
  const areDecimals =
    parts.length >= DECIMALS_MIN &&
    parts.every(({ quantity }) => markReadings(quantity)?.typed.endsWith('000') === true)
  if (!areDecimals) return readings
  return readings.map((reading, index) =>
    isOwn(reading, index)
      ? {
          ...reading,
          parts: reading.parts.map((part) => ({ ...part, quantity: withMark(part.quantity, 'decimals') })),
        }
      : reading,
  )
}
const DECIMALS_MIN = 3

const withParts = (reading: RowReading, parts: readonly Part[]): RowReading =>
  parts.length > 0 ? { ...reading, parts } : TEXT

const CLEAR_MIN = 2
const CLEAR_SHARE = 0.6

function withTables(
  readings: readonly RowReading[],
  tables: readonly (Table | undefined)[],
  noise: readonly (Noise | undefined)[],
): RowReadings {
  const shown: ReadTable[] = []
  const headed = new Map<number, number>()
  for (const table of tables) {
    if (!table) continue
    shown[table.place] = table.shown
    if (table.headsAt !== undefined && !headed.has(table.headsAt)) headed.set(table.headsAt, table.place)
  }
  const rows = readings.map((reading, index) => {
    const table = tables[index]
    const isUnordered = reading.kind === 'text' && table?.blocks.some(({ style }) => style.isForm)
    const reason = noise[index] ?? (isUnordered ? ('unordered' as const) : undefined)
    return {
      ...reading,
      table: headed.get(index) ?? table?.place,
      ...(reading.kind === 'text' && { reason }),
    }
  })
  return { rows, tables: shown }
}

/** Another number of the part in the line above, as delivery notes tell it. */
function repeats([part, ...others]: readonly Part[], above: Part, witness: Witness): boolean {
  if (!part || others.length > 0 || part.quantity.kind !== 'missing') return false
  const testimony = witness(part.number)
  const skus = witness(above.number)?.skus ?? []
  return testimony?.isOwn === false && testimony.skus.some((sku) => skus.includes(sku))
}

/** A label with a number, or a known number without a quantity. */
function isNumberLine(rows: readonly ListRow[], from: number, witness: Witness): boolean {
  const next = rows.slice(from, from + 3).find(({ cells }) => cells.some((cell) => cell !== ''))
  if (next === undefined) return false
  if (labelLine(next.cells, witness)?.kind === 'number') return true
  const only = next.cells.length === 1 ? numberOfCell(next.cells[0] ?? '', witness) : undefined
  return only?.testimony !== undefined && !hasDigit(only.rest)
}

/** A label alone in its line, with the value in the next one. */
const isLabelBeforeValue = (rows: readonly ListRow[], index: number): boolean => {
  const next = rows[index + 1]?.cells ?? []
  return (
    rows[index]?.cells.length === 1 &&
    next.length === 1 &&
    hasDigit(next[0] ?? '') &&
    !/\s/.test(next[0] ?? '')
  )
}

/** "4 x 12,50 €" */
const WITH_PRICE =
  /^(\d{1,5})(?: ?\p{L}{1,6}\.?)? ?[x×*@] ?(?=.{0,20}(?:[€$£₽]|[.,]\d{2}(?!\d)|EUR|USD|GBP|BRL|RUB|руб))(?:[€$£₽]|R\$|EUR)? ?\d[\d .,]{0,14}(?:[€$£₽]|EUR|USD|GBP|BRL|RUB|руб\.?)?$/iu

const bareQuantity = (text: string): string => text.replace(WITH_PRICE, '$1').replace(/^[x×*]\s*/i, '')

/** A quantity alone below its number: "4 pcs", or a plain number that is no first of a column. */
function isQuantityLine(text: string, next: ListRow | undefined): boolean {
  const bare = bareQuantity(text)
  if (!isQuantityCell(bare) || bare.length > 16) return false
  return !/^\d+$/.test(text) || !/^\d{1,3}$/.test(next?.cells.join('') ?? '')
}

/** "4 pcs", "12.50", "50.00": the second line of an article in an order confirmation. */
function quantityBeforePrices(cells: readonly string[]): ListQuantity | undefined {
  const [first = '', ...prices] = cells.filter((cell) => cell !== '')
  return saysPieces(first) && prices.length > 0 && prices.every((cell) => PRICE.test(cell))
    ? readQuantity(first)
    : undefined
}
const PRICE = /^(?:[€$£₽] ?)?\d[\d .,]{0,14}[.,]\d{2}(?: ?(?:[€$£₽]|EUR|USD|GBP|BRL|RUB))?$/

const PHRASE_END = /\s?[.,;!?]\s/
const PHRASES_MAX = 3

/** "2 x 2.30256 and 4 x 3.00130. Actually make that 3 x 2.30256": undefined if nothing is said before the correction. */
function readCorrected(
  { before, after }: { readonly before: string; readonly after: string },
  context: Context,
): readonly Part[] | undefined {
  const said = readProse(before, context)
  if (said.length === 0) return undefined
  const phrases = after.split(PHRASE_END)
  // "actually, make it 3, and add 1 of …"
  const firsts = phrases.slice(0, PHRASES_MAX).map((_, end) => phrases.slice(0, end + 1).join(', '))
  const told = firsts.findIndex((phrase) => quantityAlone(phrase, true) !== undefined)
  const quantity = quantityAlone(firsts[told] ?? '', true)
  const parts = readProse(quantity ? phrases.slice(told + 1).join(', ') : after, context)
  if (!quantity && parts.length === 0) return undefined
  const keys = new Set(parts.map(({ number }) => bareNumber(number)))
  const corrected = said.map((part, index) =>
    quantity && index === said.length - 1 ? { ...part, quantity } : part,
  )
  return [...corrected.filter(({ number }) => !keys.has(bareNumber(number))), ...parts]
}

/** A quantity that is asked back, as its cell cannot be found; one piece would be a guess. */
const askedWhereLost = (parts: readonly Part[], { cells }: ListRow, table: Table | undefined) =>
  table && cells.length < table.fullWidth
    ? parts.map((part) => (part.quantity.kind === 'missing' ? { ...part, quantity: twoReadings('?') } : part))
    : parts

type Context = Parameters<typeof readProse>[1]

function readRow(row: ListRow, table: Table | undefined, context: Context): readonly Part[] {
  const { witness, place, isQuiet } = context
  const { cells, separator, source } = row
  const filled = cells.filter((cell) => cell !== '')
  const text =
    separator === ',' || separator === '  '
      ? source
      : separator === undefined
        ? (cells[0] ?? '')
        : filled.join(' , ')
  const ordered = withoutCancelled(text)
  if (isQuiet || ordered !== text) return readProse(ordered, context)
  if (isOther(filled, witness, table)) return []
  const each = filled.length > 1 ? readEach(filled, context) : undefined
  if (each) return each
  if (separator === '  ' && filled.some((cell) => ordersSeveral(cell, witness)))
    return readProse(text, context)
  const isUncounted = ({
    columns: { quantity, isHeaded, possible = [] },
  }: Table['blocks'][number]): boolean => quantity === undefined && !isHeaded && possible.length === 0
  // "2.30256    2 30.11.26": the count is within a cell
  if (separator === '  ' && table?.blocks.length === 1 && table.blocks.every(isUncounted))
    return readProse(text, context)
  if (table && filled.length > 0) {
    const found = table.blocks.map(({ columns, style }, index) => {
      const own = cellsOfBlock(cells, table, index)
      return readTableRow(own, columns, style, witness)
    })
    const parts = found.filter((part) => part !== undefined)
    if (parts.length > 0) return parts
    if (
      table.blocks.some(({ columns }) => columns.isHeaded) ||
      table.blocks.some(({ style }) => style.isForm)
    )
      return []
  }
  if (filled.length > 1) {
    const spans = spansIn(wordsOf(text), witness).filter(({ testimony }) => testimony?.isOwn)
    if (new Set(spans.flatMap(({ testimony }) => testimony?.skus ?? [])).size < 2) {
      const found = readCells(filled, witness, place) ?? readPair(filled, witness)
      if (found) return [found]
    }
  }
  return readProse(text, context)
}

/** "3 x 2.30256", "8 x 3.00130": a row of articles with their quantities; undefined for any other row. */
function readEach(cells: readonly string[], context: Context): readonly Part[] | undefined {
  if (!cells.every((cell) => cell.length <= SAID_MAX && cell.includes(' ') && hasDigit(cell)))
    return undefined
  const found: Part[] = []
  for (const cell of cells) {
    const [only, ...others] = readProse(cell, context)
    const isClear = only?.quantity.kind === 'whole' && others.length === 0
    if (!only || !isClear || !context.witness(only.number)) return undefined
    found.push(only)
  }
  return found
}
const SAID_MAX = 80

/** "2.30256 (x2), 3.00130 (x4)" behind wide blanks is a sentence, no cell. */
const ordersSeveral = (cell: string, witness: Witness): boolean =>
  cell.length > SEVERAL_MIN &&
  SEVERAL.test(cell) &&
  readProse(cell, { witness, place: 0, isQuiet: false }).filter(({ quantity }) => quantity.kind === 'whole')
    .length > 1
const SEVERAL_MIN = 20
const SEVERAL = /[,;]/

/** A row of contacts, of references or of labour, without a number that the catalogue knows. */
const isOther = (cells: readonly string[], witness: Witness, table: Table | undefined): boolean =>
  cells.length > 1 &&
  (cells.some((cell) => tellsContact(cell) || tellsTime(cell)) ||
    (!table?.blocks[0]?.columns.isHeaded && endsWithReference(cells))) &&
  !cells.some((cell) => !tellsContact(cell) && numberOfCell(cell, witness)?.testimony)

/** "Page", "1", "Order", "4500098765": no quantity stands behind the number. */
const endsWithReference = (cells: readonly string[]): boolean =>
  hasDigit(cells.at(-1) ?? '') &&
  !isQuantityCell(cells.at(-1) ?? '') &&
  cells.slice(0, -1).some(tellsReference)

/** Reads a table whose articles stand side by side, below their headings in the first column. */
function readTurned(turned: readonly (readonly string[])[], witness: Witness): readonly Part[] {
  const [heads = [], ...rows] = turned
  const columns = columnsOf(rows, rolesOf(heads), witness)
  if (!columns) return []
  const style = quantityStyle(rows, columns)
  return rows
    .flatMap((cells) => readTableRow(cells, columns, style, witness) ?? [])
    .filter(({ quantity }) => quantity !== MISSING || columns.quantity === undefined)
}
