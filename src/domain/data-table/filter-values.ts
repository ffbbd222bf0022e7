import { cutText } from '../shared/text.ts'
import { fieldsOf, type ListFilter } from './list-shape.ts'

/** Field by field, and only what makes sense: ISO days, decimal numbers, known values, `1` for a flag. */
export type FilterValues = Readonly<Record<string, string>>

export const LONGEST_FILTER = 100

export function readFilters(filters: readonly ListFilter[], params: URLSearchParams): FilterValues {
  const values: Record<string, string> = {}
  for (const filter of filters) {
    const fields = fieldsOf(filter)
    const read = fields.map((field) => readValue(filter, params.get(field)?.trim() ?? ''))
    inOrder(filter, read).forEach((value, place) => {
      if (value !== undefined) values[fields[place]!] = value
    })
  }
  return values
}

/** In the order of the filters, so that the same list has one address. */
export const filterFields = (filters: readonly ListFilter[], values: FilterValues) =>
  filters.flatMap((filter) => fieldsOf(filter).map((field) => [field, values[field] ?? ''] as const))

/** The values without those of one filter. */
export function withoutFilter(values: FilterValues, filter: ListFilter): FilterValues {
  const fields = fieldsOf(filter)
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}

function readValue(filter: ListFilter, text: string): string | undefined {
  if (text === '') return undefined
  switch (filter.kind) {
    case 'flag':
      return text === '1' ? text : undefined
    case 'choice':
      return filter.values.find((value) => value === text)
    case 'dates':
      return isDay(text) ? text : undefined
    case 'amounts':
      return decimalIn(text)
    case 'text':
    case 'facet':
    case 'numbers':
      return cutText(text, LONGEST_FILTER).trim()
  }
}

/** Who types the end first has still said what is meant. Document numbers have no order that we know of. */
function inOrder({ kind }: ListFilter, read: readonly (string | undefined)[]) {
  const [from, to] = read
  if (from === undefined || to === undefined) return read
  const isUpsideDown = (kind === 'dates' && from > to) || (kind === 'amounts' && Number(from) > Number(to))
  return isUpsideDown ? [to, from] : read
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** With a point or a comma. */
function decimalIn(text: string): string | undefined {
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(text) ? String(Number(text.replace(',', '.'))) : undefined
}
