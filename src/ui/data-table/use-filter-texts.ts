import { useIntl } from 'react-intl'
import type { ShownFilter } from './list-filters.ts'

export const AMOUNT = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** What the fields of a filter show: amounts as the language writes them, and what could not be read as it was typed. */
export function useFilterTexts(): (filter: ShownFilter) => readonly string[] {
  const intl = useIntl()
  return ({ kind, values, unread }) =>
    values.map((value, place) => {
      const isAmount = kind === 'amounts' && value !== ''
      return unread[place] ?? (isAmount ? intl.formatNumber(Number(value), AMOUNT) : value)
    })
}
