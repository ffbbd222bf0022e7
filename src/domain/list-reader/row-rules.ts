import { normalizePartNumber } from '../shared/normalize-part-number.ts'
import { rolesOf } from './column-roles.ts'
import { cancelledNumbersIn, correctionIn } from './corrections.ts'
import { labelLine, type LabelLine } from './label-record.ts'
import { isQuantityCell, MISSING_QUANTITY, numberOfCell, type Part } from './line-parts.ts'
import { changesIn, numbersOf, repeatCountIn, timesPart } from './list-changes.ts'
import {
  isChangeInstruction,
  repeatsQuantity,
  repeatsOrder,
  withoutCancelled,
  type IgnoreReason,
} from './ignored-lines.ts'
import { readQuantity, hasQuantityMark, type ListQuantity } from './list-quantity.ts'
import type { ListRow } from './list-rows.ts'
import type { ListState } from './list-state.ts'
import { hasDigit } from './number-shape.ts'
import { isCorrection } from './prose-words.ts'
import {
  quantityOfShortLine,
  onlyQuantityIn,
  quantityForEachBelow,
  confirmedQuantityIn,
} from './read-prose.ts'
import { confirmIfCellMissing, readCorrected, readRow } from './read-row.ts'
import { quantityStyle, readTableRow } from './read-table.ts'
import { createRuleFactory } from './rule.ts'
import { sharedQuantityIn } from './shared-quantity.ts'
import type { StackedColumns } from './stacked-columns.ts'
import { columnsOf } from './table-columns.ts'
import type { Heading, Table } from './table-groups.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/** Facts about the whole list, collected before its rows are read. */
export type ListContext = {
  readonly rows: readonly ListRow[]
  readonly lookup: CatalogueLookup
  readonly ignored: readonly (IgnoreReason | undefined)[]
  readonly headings: readonly (Heading | undefined)[]
  readonly tables: readonly (Table | undefined)[]
  readonly stacked: StackedColumns
  /**
   * Indexes of title lines such as "Order: 4471": their label may also be the label of a quantity, but 4471 is not
   * a quantity.
   */
  readonly titles: ReadonlySet<number>
  /** True if the lines start with running numbers. */
  readonly isNumbered: boolean
}

/** A row, with its context in the list. */
export type RowContext = {
  readonly index: number
  readonly row: ListRow
  /** The row without the texts that an earlier rule has read. */
  readonly unread: ListRow
  /** The cells of the unread row as one text. */
  readonly text: string
  readonly reason: IgnoreReason | undefined
  readonly table: Table | undefined
  /** Numbers that the row cancels or changes in earlier lines; the row itself does not order them. */
  readonly unordered: ReadonlySet<string>
  readonly view: ListContext
  readonly list: ListState
}

export const rowContextOf = (
  view: ListContext,
  list: ListState,
  index: number,
  row: ListRow,
): RowContext => ({
  index,
  row,
  unread: row,
  text: row.cells.filter((cell) => cell !== '').join(' '),
  reason: view.ignored[index],
  table: view.tables[index],
  unordered: new Set(),
  view,
  list,
})

/** A rule for rows; returns the row if later rules read the rest of it. */
const rule = createRuleFactory<RowContext, RowContext | void>()

const NOTHING = (): void => {}

/**
 * Rules for reading a row; the first rule that matches is used. Add a row to this table to support a new kind of row.
 */
export const ROW_RULES = [
  rule({
    name: 'columns copied one below the other',
    example: 'Article\n2.30256\n3.00130\nQuantity\n4\n2',
    reads: '2.30256 4 | 3.00130 2',
    when: ({ view, index }) => view.stacked.covered.has(index),
    take: ({ view, list, index }) => {
      const part = view.stacked.parts.get(index)
      if (part) list.add(index, [part])
      else if (view.headings[index]) list.mark(index, 'heads')
    },
  }),
  rule({
    name: 'blank row',
    example: 'all x2:\n2.30256\n\n3.00130',
    reads: '2.30256 2 | 3.00130 1',
    when: ({ row }) => row.cells.every((cell) => cell === ''),
    take: ({ list, index }) => {
      list.mark(index, 'blank')
      if (list.last) list.ofAll.end()
      if (list.records.expects === undefined) list.records.end()
    },
  }),
  rule({
    name: 'row of headings',
    example: 'Article;Quantity 1\n2.30256;4',
    reads: '2.30256 4',
    when: ({ view, index }) => view.headings[index] !== undefined && !isLabelBeforeValue(view.rows, index),
    take: ({ list, index }) => {
      list.mark(index, 'heads')
      list.open = undefined
    },
  }),
  rule({
    name: 'number that is called off',
    example: '4 x 2.30256\n2 x 3.00130\nwe do not need the 2.30256',
    reads: '3.00130 2',
    when: ({ row, reason, view }) => {
      const off =
        reason === undefined || reason === 'struck' ? cancelledNumbersIn(row.source, view.lookup) : []
      return off.length > 0 && off
    },
    take: (context, off) => {
      context.list.forget(off)
      return { ...context, unordered: new Set(off.map(normalizePartNumber)) }
    },
  }),
  rule({
    name: 'quoted, struck or commented row',
    example: '4 x 2.30256\n> 2 x 3.00130',
    reads: '2.30256 4',
    when: ({ reason }) => reason !== undefined && reason !== 'signature',
    take: NOTHING,
  }),
  rule({
    name: 'table with its articles side by side',
    example: 'Article;2.30256;3.00130;1.24263\nQuantity;4;2;7',
    reads: '2.30256 4 | 3.00130 2 | 1.24263 7',
    when: ({ table }) => table?.turned,
    take: ({ view, list, index }, turned) => {
      if (!list.turned.has(turned)) list.add(index, readTurned(turned, view.lookup))
      list.turned.add(turned)
    },
  }),
  rule({
    name: 'quantity of several rows',
    example: '2.30256\n3.00130\nall x2',
    reads: '2.30256 2 | 3.00130 2',
    when: ({ list, text }) => !list.records.lacksQuantity && sharedQuantityIn(text),
    take: ({ list, text, index }, sharedQuantity) => {
      list.ofAll.begin(sharedQuantity)
      const above = text.endsWith(':') ? [] : list.uncountedAbove(index)
      for (const rowIndex of above)
        list.setQuantity(rowIndex, list.ofAll.next(rowIndex) ?? sharedQuantity.quantity)
      if (above.length > 0) list.ofAll.end()
      list.open = undefined
    },
  }),
  rule({
    name: 'label with its value',
    example: 'Article number: 2.30256\nQuantity: 4',
    reads: '2.30256 4',
    when: ({ table, reason, row, view }) =>
      !table?.blocks[0]?.columns.isHeaded && reason === undefined && labelLine(row.cells, view.lookup),
    take: takeLabel,
  }),
  rule({
    name: 'quantity below its label',
    example: 'Quantity:\n4\nArticle number:\n2.30256',
    reads: '2.30256 4',
    when: ({ list, text }) => list.records.expects === 'quantity' && isQuantityCell(text),
    take: ({ list, text, row }) => {
      if (!list.isOpen) return takeQuantity(list, row, readQuantity(text))
      list.close(readQuantity(text))
      list.records.end()
    },
  }),
  rule({
    name: 'quantity alone below its number',
    example: '2.30256\n4 pcs',
    reads: '2.30256 4',
    when: (context) => (context.list.isOpen || context.list.records.lacksQuantity) && quantityOfRow(context),
    take: ({ list, row }, quantity) =>
      list.isOpen ? list.close(quantity) : takeQuantity(list, row, quantity),
  }),
  rule({
    name: 'the same again',
    example: 'Truck 17:\n4 x 2.30256\nthe same again for truck 18',
    reads: '2.30256 4 | 2.30256 4',
    when: ({ list, text, view }) =>
      list.count > 0 && repeatsOrder(text) && !numberOfCell(text, view.lookup)?.catalogueMatch,
    take: ({ list, text, index }) => {
      list.records.flush()
      const times = repeatCountIn(text)
      list.add(
        index,
        list.partsOfGroup(text, index).map((part) => timesPart(part, times)),
      )
    },
  }),
  rule({
    name: 'title of a group',
    example: 'Truck 17:\n4 x 2.30256\nTruck 18:\n2 x 3.00130\nTruck 19: the same as truck 17',
    reads: '2.30256 4 | 3.00130 2 | 2.30256 4',
    when: ({ text }) => text.endsWith(':'),
    take: (context) => {
      context.list.groups.push({
        index: context.index,
        key: context.text.slice(0, -1).split(' ').at(-1) ?? '',
      })
      return context
    },
  }),
  rule({
    name: 'row without a figure',
    example: '4 x 2.30256\nactually one of us will call',
    reads: '2.30256 4',
    when: ({ row }) => !hasDigit(row.source),
    take: NOTHING,
  }),
  rule({
    name: 'answer to a question',
    example: '2.30256, do you have 4?\nok, take 3',
    reads: '2.30256 3',
    when: ({ list, row, text }) =>
      list.last && list.isQuestion && row.cells.length === 1 && confirmedQuantityIn(text),
    take: (context, { quantity, rest }) => {
      context.list.last = replaceLast(context, quantity)
      context.list.open = undefined
      return rest === '' ? undefined : { ...context, unread: { ...context.row, cells: [rest], source: rest } }
    },
  }),
  rule({
    name: 'correction of the quantity above',
    example: '4 x 2.30256\nactually make that 3',
    reads: '2.30256 3',
    when: (context) => context.list.last && correctionOf(context) && quantityOfShortLine(context.text, true),
    take: (context, quantity) => void replaceLast(context, quantity),
  }),
  rule({
    name: 'quantity alone above its number',
    example: '4 pcs\nBrake disc\n2.30256',
    reads: '2.30256 4',
    when: ({ list, text, row }) => list.open === undefined && hasQuantityMark(text) && row.cells.length === 1,
    take: ({ list, text, row }) => takeQuantity(list, row, readQuantity(text)),
  }),
  rule({
    name: 'change of what is ordered above',
    example: '4 x 2.30256\n2 x 3.00130\ndouble the 2.30256',
    reads: '2.30256 8 | 3.00130 2',
    when: ({ list, text, view }) => {
      const changes = list.count === 0 ? [] : changesIn(text, view.lookup)
      const knownChanges = changes.flatMap((each) =>
        (each.kind === 'times' || each.kind === 'swap') && list.has(each.number) ? [each] : [],
      )
      return knownChanges.length > 0 && knownChanges
    },
    take: (context, changes) => {
      for (const each of changes) context.list.change(each)
      return { ...context, unordered: new Set([...context.unordered, ...numbersOf(changes)]) }
    },
  }),
  rule({
    name: 'articles',
    example: '2.30256 4',
    reads: '2.30256 4',
    when: (context) => {
      const parts = partsOf(context)
      return parts.length > 0 && parts
    },
    take: takeParts,
  }),
  rule({
    name: 'quantity of each number below',
    example: '2 of each of the following:\n2.30256\n3.00130',
    reads: '2.30256 2 | 3.00130 2',
    when: ({ text }) => quantityForEachBelow(text),
    take: ({ list }, quantity) => list.ofAll.begin({ quantity, places: new Map() }),
  }),
  rule({
    name: 'name and quantity above their number',
    example: 'Brake disc × 4\n2.30256',
    reads: '2.30256 4',
    when: ({ text, view, index }) => isNumberLine(view.rows, index + 1, view.lookup) && onlyQuantityIn(text),
    take: ({ list, row }, quantity) => takeQuantity(list, row, quantity),
  }),
]

function takeLabel({ view, list, index, row }: RowContext, label: LabelLine): void {
  if (label.kind === 'other') return
  if (label.kind === 'quantity' && view.titles.has(index)) return
  if (label.kind === 'quantity' && list.isOpen && !list.records.waits) list.close(label.quantity)
  else list.records.take(label, row.lineNo)
}

const takeQuantity = (list: ListState, { lineNo }: ListRow, quantity: ListQuantity): void =>
  list.records.take({ kind: 'quantity', quantity }, lineNo)

/** Replaces the quantity of the last part. */
function replaceLast({ list, index }: RowContext, quantity: ListQuantity): Part | undefined {
  if (!list.last) return undefined
  const part = { ...list.last, quantity }
  list.forget([part.number])
  list.add(index, [part])
  return part
}

const correctionOf = ({ table, text }: RowContext): ReturnType<typeof correctionIn> =>
  table?.blocks.length ? undefined : correctionIn(withoutCancelled(text))

function partsOf(rowContext: RowContext): readonly Part[] {
  const { view, list, table, reason, row, unread, unordered } = rowContext
  const context = {
    lookup: view.lookup,
    place: list.count + 1,
    isQuiet: reason === 'signature',
    isNumbered: view.isNumbered,
  }
  const correction = correctionOf(rowContext)
  const read =
    (correction && readCorrected(correction, context)) ??
    confirmIfCellMissing(readRow(unread, table, context), row, table)
  return read.filter(({ number }) => !unordered.has(normalizePartNumber(number)))
}

function takeParts(context: RowContext, parts: readonly Part[]): void {
  const { view, list, index, text } = context
  const above = list.last
  if (above && repeats(parts, above, view.lookup)) return
  if (correctionOf(context) || isCorrection(text) || isChangeInstruction(text))
    list.forget(parts.map(({ number }) => number))
  list.last = parts.at(-1)
  list.isQuestion = /\?[^\w?]*$/.test(text)
  const isUncounted = parts.length === 1 && parts[0]?.quantity.kind === 'missing'
  const quantity = isUncounted
    ? (list.records.takeQuantity() ??
      (above && repeatsQuantity(text) ? above.quantity : list.ofAll.next(index)))
    : undefined
  list.records.flush()
  list.add(index, quantity ? parts.map((part) => ({ ...part, quantity })) : parts)
  list.count += parts.length
  list.open = isUncounted && !quantity ? index : undefined
}

/** True if the row contains another number of the part in the line above, as on delivery notes. */
function repeats([part, ...others]: readonly Part[], above: Part, lookup: CatalogueLookup): boolean {
  if (!part || others.length > 0 || part.quantity.kind !== 'missing') return false
  const catalogueMatch = lookup(part.number)
  const skus = lookup(above.number)?.skus ?? []
  return catalogueMatch?.isOwn === false && catalogueMatch.skus.some((sku) => skus.includes(sku))
}

/** True if the next row with text is a label with a number, or a known number without a quantity. */
function isNumberLine(rows: readonly ListRow[], from: number, lookup: CatalogueLookup): boolean {
  const next = rows.slice(from, from + 3).find(({ cells }) => cells.some((cell) => cell !== ''))
  if (next === undefined) return false
  if (labelLine(next.cells, lookup)?.kind === 'number') return true
  const only = next.cells.length === 1 ? numberOfCell(next.cells[0] ?? '', lookup) : undefined
  return only?.catalogueMatch !== undefined && !hasDigit(only.rest)
}

/** True for a line with only a label, with the value in the next one. */
function isLabelBeforeValue(rows: readonly ListRow[], index: number): boolean {
  const [value = '', ...others] = rows[index + 1]?.cells ?? []
  return rows[index]?.cells.length === 1 && others.length === 0 && hasDigit(value) && !/\s/.test(value)
}

/** A quantity with the price of one piece: "4 x 12,50 €". */
const WITH_PRICE =
  /^(\d{1,5})(?: ?\p{L}{1,6}\.?)? ?[x×*@] ?(?=.{0,20}(?:[€$£₽]|[.,]\d{2}(?!\d)|EUR|USD|GBP|BRL|RUB|руб))(?:[€$£₽]|R\$|EUR)? ?\d[\d .,]{0,14}(?:[€$£₽]|EUR|USD|GBP|BRL|RUB|руб\.?)?$/iu

const bareQuantity = (text: string): string => text.replace(WITH_PRICE, '$1').replace(/^[x×*]\s*/i, '')

/** The quantity of a row without a number. */
const quantityOfRow = ({ text, row, index, view }: RowContext): ListQuantity | undefined =>
  WITH_PRICE.test(text) || isQuantityLine(text, view.rows[index + 1])
    ? readQuantity(bareQuantity(text))
    : (quantityBeforePrices(row.cells) ?? quantityOfShortLine(text))

/**
 * True for a line with only a quantity, below its number: "4 pcs", or a plain number that is not the first of a column.
 */
function isQuantityLine(text: string, next: ListRow | undefined): boolean {
  const bare = bareQuantity(text)
  if (!isQuantityCell(bare) || bare.length > 16) return false
  return !/^\d+$/.test(text) || !/^\d{1,3}$/.test(next?.cells.join('') ?? '')
}

/** Quantity in the second line of an article in an order confirmation, before prices: "4 pcs", "12.50", "50.00". */
function quantityBeforePrices(cells: readonly string[]): ListQuantity | undefined {
  const [first = '', ...prices] = cells.filter((cell) => cell !== '')
  return hasQuantityMark(first) && prices.length > 0 && prices.every((cell) => PRICE.test(cell))
    ? readQuantity(first)
    : undefined
}
const PRICE = /^(?:[€$£₽] ?)?\d[\d .,]{0,14}[.,]\d{2}(?: ?(?:[€$£₽]|EUR|USD|GBP|BRL|RUB))?$/

/** Reads a transposed table (articles side by side), with the headings in the first column. */
function readTurned(turned: readonly (readonly string[])[], lookup: CatalogueLookup): readonly Part[] {
  const [headers = [], ...rows] = turned
  const columns = columnsOf(rows, rolesOf(headers), lookup)
  if (!columns) return []
  const style = quantityStyle(rows, columns)
  return rows
    .flatMap((cells) => readTableRow(cells, columns, style, lookup) ?? [])
    .filter(({ quantity }) => quantity !== MISSING_QUANTITY || columns.quantity === undefined)
}
