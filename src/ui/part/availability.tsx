import { useIntl } from 'react-intl'
import { useDayText, useShortDayText } from '../intl/day-texts.ts'
import type { IconName } from '../shared/icon-names.ts'
import { StatusBadge } from '../shared/status-badge.tsx'
import type { Severity } from '../shared/severity.ts'
import type { Availability as AvailabilityFacts } from '#domain/products/product.ts'

const lookOfStatus: Readonly<Record<AvailabilityFacts['status'], { severity: Severity; icon: IconName }>> = {
  available: { severity: 'positive', icon: 'ok' },
  limited: { severity: 'warning', icon: 'clock' },
  'on-order': { severity: 'info', icon: 'calendar' },
  none: { severity: 'negative', icon: 'error' },
}

type Props = {
  readonly availability: AvailabilityFacts
  /** True for "In stock, 38 pieces" instead of "In stock, 38". */
  readonly inPieces?: boolean | undefined
  /** True to show the date of goods on order inside the label, for places without a note below it. */
  readonly withDate?: boolean | undefined
  readonly small?: boolean | undefined
}

/** Label of the stock state. */
export function Availability({ availability, inPieces, withDate, small }: Props) {
  const { status, quantity, nextDate } = availability
  const { severity, icon } = lookOfStatus[status]
  const intl = useIntl()
  const shortDayText = useShortDayText()
  const date = withDate && status === 'on-order' && nextDate ? shortDayText(nextDate) : undefined
  return (
    <StatusBadge severity={severity} icon={icon} small={small}>
      {date !== undefined
        ? intl.formatMessage({ id: 'availability.onOrderUntil' }, { date })
        : quantity && (status === 'available' || status === 'limited')
          ? intl.formatMessage(
              { id: `availability.${status}.${inPieces ? 'pieces' : 'count'}` },
              { quantity },
            )
          : intl.formatMessage({ id: `availability.${status}.word` })}
    </StatusBadge>
  )
}

/** Date of the next delivery, below the label. Empty without a date. */
export function AvailabilityNote({ availability: { status, nextDate } }: Pick<Props, 'availability'>) {
  const intl = useIntl()
  const dayText = useDayText()
  const shortDayText = useShortDayText()
  if (status === 'none') return intl.formatMessage({ id: 'availability.noDate' })
  if (!nextDate || status === 'available') return null
  if (status === 'on-order') return dayText(nextDate)
  return intl.formatMessage({ id: 'availability.moreOn' }, { date: shortDayText(nextDate) })
}

export const hasAvailabilityNote = ({ status, nextDate }: AvailabilityFacts): boolean =>
  status === 'none' || (nextDate !== undefined && status !== 'available')
