import type { NumberHit } from './catalogue-query.ts'
import { createNumberIndex, type NumberEntry, type NumberIndex, type NumberRows } from './number-index.ts'
import { keysOf, type ProductNumberKinds, type ProductNumbers } from './product-numbers.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'

/** Finds products by their numbers, in the order in which they are listed. */
export interface NumberSearch {
  /** True if a product has exactly this number. */
  has(number: string): boolean
  /** True if a number has this key as a prefix. */
  begins(key: string): boolean
  /** The number with this key as printed; the key itself if there is no such number. */
  printed(key: string): string
  /** Prefixes that at least `count` numbers share; GTINs do not count. */
  beginningsOfMany(count: number): readonly string[]
  /** Visits products that have exactly this number, article numbers first. */
  visitExact(number: string, visit: NumberVisitor): void
  /** Visits products with a longer number that has this prefix, article numbers first. */
  visitLonger(number: string, visit: NumberVisitor): void
  /** Visits products with a longer number that ends with this text; the text must have at least five characters. */
  visitEnding(number: string, visit: NumberVisitor): void
  /** Hit for a visited row; created on demand, because most products are only counted. */
  hitAt(row: number): NumberHit
}

/** Returns true to end the visit. */
type NumberVisitor = (index: number, row: number) => boolean

interface NumberSection {
  readonly numbers: NumberIndex
  /** Row number of the section's first row; row numbers continue across all sections. */
  readonly firstRow: number
  readonly numbersOf: ProductNumbers
  /** Minimum length of a search text that matches as a prefix; shorter texts match only whole numbers. */
  readonly shortestBeginning: number
  /** True if numbers of the section are also found by a suffix. */
  readonly hasEndings: boolean
}

const shortestBeginning = 3
const shortestEnding = 5
const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export function createNumberSearch(size: number, kinds: ProductNumberKinds): NumberSearch {
  const articles = createNumberIndex(entries(size, kinds.articles))
  const references = createNumberIndex(entries(size, kinds.references))
  const gtins = createNumberIndex(entries(size, kinds.gtins))
  const firstGtin = articles.count + references.count
  const sections: readonly NumberSection[] = [
    { numbers: articles, firstRow: 0, numbersOf: kinds.articles, shortestBeginning, hasEndings: true },
    {
      numbers: references,
      firstRow: articles.count,
      numbersOf: kinds.references,
      shortestBeginning,
      hasEndings: true,
    },
    // all GTINs share a prefix, so a short prefix would match all of them
    {
      numbers: gtins,
      firstRow: firstGtin,
      numbersOf: kinds.gtins,
      shortestBeginning: 9,
      hasEndings: false,
    },
  ]

  const beginningsFrom = (start: string, count: number): readonly string[] =>
    signs
      .map((sign) => start + sign)
      .filter((key) => rowsThatBegin(key, articles) + rowsThatBegin(key, references) >= count)
      .flatMap((key) => [...(key.length < shortestBeginning ? [] : [key]), ...beginningsFrom(key, count)])

  return {
    has: (number) => {
      const key = normalizePartNumber(number)
      const isIn = ({ from, longer }: NumberRows): boolean => from < longer
      return key !== '' && sections.some(({ numbers }) => isIn(numbers.rowsOf(key)))
    },
    begins: (key) =>
      sections.some(({ numbers }) => {
        const { from, end } = numbers.rowsOf(key)
        return from < end
      }),
    printed: (key) => {
      for (const section of sections) {
        const { from, longer } = section.numbers.rowsOf(key)
        if (from < longer) return hitIn(section, from).number
      }
      return key
    },
    beginningsOfMany: (count) => beginningsFrom('', count),
    visitExact: (number, visit) => {
      const key = normalizePartNumber(number)
      if (key === '') return
      for (const section of sections) {
        const { from, longer } = section.numbers.rowsOf(key)
        if (visitRows(section, from, longer, visit)) return
      }
    },
    visitLonger: (number, visit) => {
      const key = normalizePartNumber(number)
      for (const section of sections) {
        if (key.length < section.shortestBeginning) continue
        const { longer, end } = section.numbers.rowsOf(key)
        if (visitRows(section, longer, end, visit)) return
      }
    },
    visitEnding: (number, visit) => {
      const key = normalizePartNumber(number)
      if (key.length < shortestEnding) return
      for (const { numbers, firstRow, hasEndings } of sections) {
        if (!hasEndings) continue
        for (const row of numbers.rowsEndingIn(key)) {
          if (visit(numbers.productAt(row), firstRow + row)) return
        }
      }
    },
    hitAt: (row) => {
      const section = sections.findLast(({ firstRow }) => firstRow <= row)
      if (section === undefined) throw new RangeError(`There is no number in row ${row}.`)
      return hitIn(section, row - section.firstRow)
    },
  }
}

function rowsThatBegin(key: string, numbers: NumberIndex): number {
  const { from, end } = numbers.rowsOf(key)
  return end - from
}

function visitRows(
  { numbers, firstRow }: NumberSection,
  from: number,
  end: number,
  visit: NumberVisitor,
): boolean {
  for (let row = from; row < end; row += 1) if (visit(numbers.productAt(row), firstRow + row)) return true
  return false
}

function hitIn({ numbers, numbersOf }: NumberSection, row: number): NumberHit {
  const [product, kind, key] = [numbers.productAt(row), numbers.kindAt(row), numbers.keyAt(row)]
  const hit = numbersOf(product, kind).find((each) => each.kind === kind && keysOf(each.number).includes(key))
  if (hit === undefined) throw new Error(`Product ${product} does not have the number ${key}.`)
  return hit
}

function* entries(size: number, numbersOf: ProductNumbers): Generator<NumberEntry> {
  for (let index = 0; index < size; index += 1) {
    for (const { kind, number } of numbersOf(index)) {
      for (const key of keysOf(number)) yield { key, index, kind }
    }
  }
}
