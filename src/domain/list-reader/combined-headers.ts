import { roleOf, rolesOf, type ColumnRole } from './column-roles.ts'
import { isQuantityCell } from './line-parts.ts'

type Roles = readonly (ColumnRole | undefined)[]
type Rows = readonly (readonly string[])[]

const WORDS_MAX = 10
const HEAD_WORDS_MAX = 5
/** Words that join the words of one heading: "Numéro de pièce", "Qté à commander". */
const LINK = /^(?:of|de|du|des|do|da|di|del|della|van|à|a|per)$/i

/**
 * Splits the headings of a table that were copied from a PDF or a mail into one cell; undefined for any other text.
 */
export function combinedHeaders(cell: string): readonly string[] | undefined {
  const words = cell.split(' ')
  // a cell that ends with a colon is a heading of the text below it, not of columns
  if (words.length > WORDS_MAX || cell.endsWith(':')) return undefined
  const roles = rolesOf(words.filter((word) => !LINK.test(word)))
  return roles?.includes('number') && !roles.includes(undefined) ? words : undefined
}

const isQuantityRole = (role: ColumnRole | undefined): boolean => role === 'quantity' || role === 'wanted'

export const nameQuantityColumn = (words: readonly string[]): boolean =>
  words.some((word) => isQuantityRole(roleOf(word)))

/** Roles of the columns of `rows` by the words above them; undefined if the column of the quantity is not clear. */
export function splitCombinedHeaders(words: readonly string[], rows: Rows): Roles | undefined {
  const width = rows.reduce((max, cells) => Math.max(max, cells.findLastIndex((cell) => cell !== '') + 1), 0)
  const [first, ...others] = splits(words, width).flatMap((headers) => {
    const roles = rolesOf(headers)
    return roles?.includes('number') && isWhole(headers, roles) && headCounts(roles, rows) ? [roles] : []
  })
  if (
    others.some((roles) =>
      roles.some((role, index) => isQuantityRole(role) !== isQuantityRole(first?.[index])),
    )
  )
    return undefined
  return first?.map((role, index) => (others.every((roles) => roles[index] === role) ? role : undefined))
}

/** False if two words of one heading, such as "Part" and "Number", would become the headings of two columns. */
const isWhole = (headers: readonly string[], roles: Roles): boolean =>
  headers.every((header, index) => roles[index - 1] !== 'number' || roleOf(header) !== 'maybe-number')

/** True if at least half of the filled cells below each heading of a quantity are quantities. */
const headCounts = (roles: Roles, rows: Rows): boolean =>
  roles.every((role, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    return !isQuantityRole(role) || cells.filter(isQuantityCell).length * 2 >= cells.length
  })

/** All ways to join the words to `count` headings. */
function splits(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count < 2) return count === 1 && isHead(words) ? [[words.join(' ')]] : []
  return words.slice(0, words.length - count + 1).flatMap((_, index) => {
    const headerWords = words.slice(0, index + 1)
    return isHead(headerWords)
      ? splits(words.slice(index + 1), count - 1).map((others) => [headerWords.join(' '), ...others])
      : []
  })
}

/** True if the words are the heading of one column. */
function isHead(words: readonly string[]): boolean {
  if (words.length > HEAD_WORDS_MAX || LINK.test(words[0] ?? '') || LINK.test(words.at(-1) ?? ''))
    return false
  const roles = words.flatMap((word) => roleOf(word) ?? [])
  return roleOf(words.join(' ')) !== undefined && KINDS.some((kind) => roles.every((role) => kind.has(role)))
}

/** Sets of roles whose words can occur in the same heading. */
const KINDS: readonly ReadonlySet<ColumnRole>[] = [
  new Set(['number', 'other-number', 'replaced', 'maybe-number']),
  new Set(['quantity', 'wanted', 'unit', 'maybe-number']),
  new Set(['quantity', 'other-quantity', 'unit', 'maybe-number']),
  new Set(['other', 'unit', 'maybe-number']),
]
