import { cutText } from '../shared/text.ts'
import { fieldsOf, type ListFilter } from './list-shape.ts'
import { readTypedAmount } from './typed-amount.ts'
import { isDay } from '../shared/day.ts'

/**
 * Filter values by field name; contains valid values only: ISO dates, decimal numbers, known choices, `1` for a flag.
 */
export type FilterValues = Readonly<Record<string, string>>

export const FILTER_LENGTH_MAX = 100

/** Invalid input of amount fields, by field name. */
export function unreadAmounts(filters: readonly ListFilter[], params: URLSearchParams): FilterValues {
  const fields = filters.filter(({ kind }) => kind === 'amounts').flatMap(fieldsOf)
  const typed = fields.map(
    (field) => [field, cutText(params.get(field) ?? '', FILTER_LENGTH_MAX).trim()] as const,
  )
  return Object.fromEntries(typed.filter(([, text]) => text !== '' && readTypedAmount(text) === undefined))
}

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

/** Ordered as the filters, so that equal lists have equal URLs. */
export const filterFields = (filters: readonly ListFilter[], values: FilterValues) =>
  filters.flatMap((filter) => fieldsOf(filter).map((field) => [field, values[field] ?? ''] as const))

/** Removes the fields of one filter. */
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
      return readTypedAmount(text)?.toString()
    case 'text':
    case 'facet':
    case 'numbers':
      return cutText(text, FILTER_LENGTH_MAX).trim()
  }
}

/** Swaps the bounds of a range if they are reversed. Not for document numbers, whose order is unknown. */
function inOrder({ kind }: ListFilter, read: readonly (string | undefined)[]) {
  const [from, to] = read
  if (from === undefined || to === undefined) return read
  const isUpsideDown = (kind === 'dates' && from > to) || (kind === 'amounts' && Number(from) > Number(to))
  return isUpsideDown ? [to, from] : read
}
