import { FormattedMessage } from 'react-intl'
import type { Availability as Stock } from '#domain/products/product.ts'
import { useShortDayText } from '../intl/day-texts.ts'
import { StatusBadge } from '../shared/status-badge.tsx'
import { Availability } from './availability.tsx'

type Props = {
  readonly availability: Stock
  readonly pieces: number
  readonly packagingAmount: number
}

/**
 * Stock state for a quantity. If the stock is too low, it shows the quantity in full packages that is dispatched now,
 * and the date of the remaining quantity.
 */
export function StockForQuantity({ availability, pieces, packagingAmount }: Props) {
  const dayText = useShortDayText()
  const { quantity = 0, nextDate } = availability
  if (quantity === 0 || quantity >= pieces) return <Availability availability={availability} small withDate />
  const now = quantity - (quantity % Math.max(packagingAmount, 1))
  const parts = { now, later: pieces - now }
  return (
    <StatusBadge severity="warning" small>
      {nextDate === undefined ? (
        <FormattedMessage id="lines.partlyLater" values={parts} />
      ) : (
        <FormattedMessage id="lines.partly" values={{ ...parts, date: dayText(nextDate) }} />
      )}
    </StatusBadge>
  )
}
