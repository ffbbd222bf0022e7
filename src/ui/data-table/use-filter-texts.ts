import { useIntl } from 'react-intl'
import type { ShownFilter } from './list-filters.ts'

export const AMOUNT = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Values of a filter's fields: formatted amounts, and unreadable values as typed. */
export function useFilterTexts(): (filter: ShownFilter) => readonly string[] {
  const intl = useIntl()
  return ({ kind, values, unread }) =>
    values.map((value, place) => {
      const isAmount = kind === 'amounts' && value !== ''
      return unread[place] ?? (isAmount ? intl.formatNumber(Number(value), AMOUNT) : value)
    })
}
