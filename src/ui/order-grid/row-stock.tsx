import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useShortDayText } from '../intl/day-texts.ts'
import { Availability, AvailabilityNote, hasAvailabilityNote } from '../products/availability.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { Text } from '../shared/text.tsx'
import type { GridRow } from './grid-row.view-model.ts'

/** How much there is for this row: of more than that, what comes when. */
export const RowStock = observer(function RowStock({ row }: { readonly row: GridRow }) {
  const dayText = useShortDayText()
  const { offer, stockSplit } = row
  const availability = offer?.part?.availability
  if (!availability) return null
  const { nextDate, status } = availability
  if (stockSplit) {
    return (
      <StatusBadge tone="warning" small>
        {nextDate === undefined ? (
          <FormattedMessage id="lines.partlyLater" values={stockSplit} />
        ) : (
          <FormattedMessage id="lines.partly" values={{ ...stockSplit, date: dayText(nextDate) }} />
        )}
      </StatusBadge>
    )
  }
  return (
    <>
      <Availability availability={availability} small withDate />
      {status !== 'on-order' && hasAvailabilityNote(availability) && (
        <Text as="p" small muted>
          <AvailabilityNote availability={availability} />
        </Text>
      )}
    </>
  )
})
