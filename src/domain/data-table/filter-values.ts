import { truncateText } from '../shared/text.ts'
import { fieldsOf, type ListFilter } from './list-shape.ts'
import { readTypedAmount } from './typed-amount.ts'
import { readTypedDay } from './typed-day.ts'

/**
 * Filter values by field name; contains valid values only: ISO dates, decimal numbers, known choices, `1` for a flag.
 */
export type FilterValues = Readonly<Record<string, string>>

export const FILTER_LENGTH_MAX = 100

/** Invalid input of fields for days and amounts, by field name. */
export function invalidEntries(filters: readonly ListFilter[], params: URLSearchParams): FilterValues {
  const typed = filters
    .filter(({ kind }) => kind === 'dates' || kind === 'amounts')
    .flatMap((filter) =>
      fieldsOf(filter).map((field) => {
        const text = truncateText(params.get(field) ?? '', FILTER_LENGTH_MAX).trim()
        return { field, text, isUnread: text !== '' && readValue(filter, text) === undefined }
      }),
    )
  return Object.fromEntries(typed.filter(({ isUnread }) => isUnread).map(({ field, text }) => [field, text]))
}

export function readFilters(filters: readonly ListFilter[], params: URLSearchParams): FilterValues {
  const values: Record<string, string> = {}
  for (const filter of filters) {
    const fields = fieldsOf(filter)
    const read = fields.map((field) => readValue(filter, params.get(field)?.trim() ?? ''))
    inOrder(filter, read).forEach((value, index) => {
      if (value !== undefined) values[fields[index]!] = value
    })
  }
  return values
}

/** Query parameters of the values, in the order of the filters, so that equal lists have equal URLs. */
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
      return readTypedDay(text)
    case 'amounts':
      return readTypedAmount(text)?.toString()
    case 'text':
    case 'facet':
    case 'numbers':
      return truncateText(text, FILTER_LENGTH_MAX).trim()
  }
}

/**
 * Swaps the bounds of a range if they are reversed. Document numbers are excluded, because they have no known
 * order.
 */
function inOrder({ kind }: ListFilter, read: readonly (string | undefined)[]) {
  const [from, to] = read
  if (from === undefined || to === undefined) return read
  const isUpsideDown = (kind === 'dates' && from > to) || (kind === 'amounts' && Number(from) > Number(to))
  return isUpsideDown ? [to, from] : read
}
