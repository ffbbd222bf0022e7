import { useIntl } from 'react-intl'
import { useTypedDayText } from '../intl/day-texts.ts'
import type { ShownFilter } from './list-filters.ts'

export const AMOUNT_FORMAT = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Texts for the fields of a filter: formatted days and amounts, and texts that could not be parsed as typed. */
export function useFilterTexts(): (filter: ShownFilter) => readonly string[] {
  const intl = useIntl()
  const dayText = useTypedDayText()
  return ({ kind, values, unread }) =>
    values.map((value, index) => {
      if (unread[index] !== undefined || value === '') return unread[index] ?? ''
      if (kind === 'dates') return dayText(value)
      return kind === 'amounts' ? intl.formatNumber(Number(value), AMOUNT_FORMAT) : value
    })
}
