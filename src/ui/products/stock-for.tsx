import { FormattedMessage } from 'react-intl'
import type { Availability as Stock } from '#domain/products/product.ts'
import { useShortDayText } from '../intl/day-texts.ts'
import { StatusBadge } from '../shared/status-badge.tsx'
import { Availability } from './availability.tsx'

type Props = { readonly availability: Stock; readonly pieces: number }

/** The stock for a quantity: where it is short, how much there is now, and when the rest comes. */
export function StockFor({ availability, pieces }: Props) {
  const dayText = useShortDayText()
  const { quantity = 0, nextDate } = availability
  if (quantity === 0 || quantity >= pieces) return <Availability availability={availability} small withDate />
  const parts = { now: quantity, later: pieces - quantity }
  return (
    <StatusBadge tone="warning" small>
      {nextDate === undefined ? (
        <FormattedMessage id="lines.partlyLater" values={parts} />
      ) : (
        <FormattedMessage id="lines.partly" values={{ ...parts, date: dayText(nextDate) }} />
      )}
    </StatusBadge>
  )
}
