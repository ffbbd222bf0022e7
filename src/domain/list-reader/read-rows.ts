import { bareNumber } from '../shared/squeeze.ts'
import { rolesOf } from './column-roles.ts'
import { calledOff, correctionIn } from './corrections.ts'
import { isQuantityRole, labelLine, labelNameOf, LabelRecords } from './label-record.ts'
import { isQuantityCell, MISSING, numberOfCell, type Part } from './line-parts.ts'
import { changedPart, changesIn, numbersOf, timesIn, timesPart, type Change } from './list-changes.ts'
import type { ListAdvice, ReadTable } from './list-advice.ts'
import {
  noiseOf,
  tellsChange,
  tellsSame,
  tellsSameAgain,
  withoutCancelled,
  type Noise,
} from './list-noise.ts'
import { readQuantity, saysPieces, type ListQuantity } from './list-quantity.ts'
import type { ListRow } from './list-rows.ts'
import { hasDigit } from './number-shape.ts'
import { statusIn, tellsNotPlaced } from './order-decisions.ts'
import { tellsInstead } from './prose-words.ts'
import { quantityAlone, quantityBeside, quantityOfEach, takenIn } from './read-prose.ts'
import { askedWhereLost, readCorrected, readRow } from './read-row.ts'
import { quantityStyle, readTableRow } from './read-table.ts'
import { TEXT, withDecimals, withoutStray, type RowReading, type RowReadings } from './rows-read.ts'
import { LinesOfAll, saidOfAll } from './said-of-all.ts'
import { stackedColumns } from './stacked-columns.ts'
import { columnsOf } from './table-columns.ts'
import { headingOf, tablesOf, type Table } from './table-groups.ts'
import type { Witness } from './witness.ts'

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
    // "Do not order" strikes a line, and heads a column
    noise[index] === undefined || noise[index] === 'comment' || noise[index] === 'struck'
      ? headingOf(row)
      : undefined,
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
  /** "2.30256, do you have 4?": what is taken is said below. */
  let isQuestion = false
  const setQuantity = (index: number, quantity: ListQuantity): void => {
    const reading = readings[index] ?? TEXT
    readings[index] = { ...reading, parts: reading.parts.map((part) => ({ ...part, quantity })) }
  }
  const ofAll = new LinesOfAll(setQuantity)
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
      if (last) ofAll.end()
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
    const text = cells.filter((cell) => cell !== '').join(' ')
    const said = records.lacksQuantity ? undefined : saidOfAll(text)
    if (said) {
      ofAll.begin(said)
      const above = text.endsWith(':') ? [] : uncountedAbove(readings, index)
      for (const place of above) setQuantity(place, ofAll.next(place) ?? said.quantity)
      if (above.length > 0) ofAll.end()
      open = undefined
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
    const taken = last && isQuestion && cells.length === 1 ? takenIn(text) : undefined
    if (last && taken) {
      forget([last.number])
      last = { ...last, quantity: taken.quantity }
      add(index, [last])
      open = undefined
      if (taken.rest === '') return
    }
    const unread = taken ? { ...row, cells: [taken.rest], source: taken.rest } : row
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
      askedWhereLost(readRow(unread, table, context), row, table)
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
      if (ofEach) ofAll.begin({ quantity: ofEach, places: new Map() })
    }
    if (parts.length === 0 || (last && repeats(parts, last, witness))) return
    if (correction || tellsInstead(text) || tellsChange(text)) forget(parts.map(({ number }) => number))
    const above = last
    last = parts.at(-1)
    isQuestion = /\?[^\w?]*$/.test(text)
    const quantity =
      parts.length === 1 && parts[0]?.quantity.kind === 'missing'
        ? (records.takeQuantity() ?? (above && tellsSame(text) ? above.quantity : ofAll.next(index)))
        : undefined
    if (!quantity) records.flush()
    add(index, quantity ? parts.map((part) => ({ ...part, quantity })) : parts)
    count += parts.length
    open = !quantity && parts.length === 1 && parts[0]?.quantity.kind === 'missing' ? index : undefined
  })
  records.flush()
  ofAll.end()
  const headsAt = tables.find((table) => table?.headsAt !== undefined)?.headsAt ?? 0
  return withTables(withoutStray(withDecimals(readings, tables), rows, witness, headsAt), tables, noise, rows)
}

/** The lines directly above, as far as no quantity is said in them. */
function uncountedAbove(readings: readonly RowReading[], index: number): readonly number[] {
  const above = readings.slice(0, readings[index - 1]?.kind === 'blank' ? index - 1 : index)
  const start = above.findLastIndex(
    ({ kind, parts }) => kind !== 'parts' || parts.some(({ quantity }) => quantity.kind !== 'missing'),
  )
  return above.slice(start + 1).map((_, place) => start + 1 + place)
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

function withTables(
  readings: readonly RowReading[],
  tables: readonly (Table | undefined)[],
  noise: readonly (Noise | undefined)[],
  listed: readonly ListRow[],
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
    const isUnordered =
      reading.kind === 'text' &&
      (table?.blocks.some(({ style, columns: { decisions = [] } }) => style.isForm || decisions.length > 0) ||
        (listed[index]?.cells ?? []).some(tellsNotPlaced) ||
        isTakenOut(listed[index]))
    const reason = noise[index] ?? (isUnordered ? ('unordered' as const) : undefined)
    return {
      ...reading,
      table: headed.get(index) ?? table?.place,
      ...(reading.kind === 'text' && { reason }),
    }
  })
  return { rows, tables: shown }
}

const isTakenOut = (row: ListRow | undefined): boolean =>
  row !== undefined && row.cells.length > 1 && statusIn(row.cells) === 'left-out'

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
