import { observer } from 'mobx-react-lite'
import { AvailabilityNote, hasAvailabilityNote } from '../part/availability.tsx'
import { StockForQuantity } from '../part/stock-for-quantity.tsx'
import { Text } from '../shared/text.tsx'
import type { GridRow } from './grid-row.view-model.ts'

/** Stock state of the row. If the stock is too low, also the date of the remaining pieces. */
export const RowStock = observer(function RowStock({ row }: { readonly row: GridRow }) {
  const { state, offer } = row
  const part = offer?.part
  const availability = part?.availability
  if (!offer || !availability) return null
  const isPartly = state === 'backorder' && (availability.quantity ?? 0) > 0
  return (
    <>
      <StockForQuantity
        availability={availability}
        pieces={offer.pieces}
        packagingAmount={part.packagingAmount}
      />
      {!isPartly && availability.status !== 'on-order' && hasAvailabilityNote(availability) && (
        <Text as="p" small muted>
          <AvailabilityNote availability={availability} />
        </Text>
      )}
    </>
  )
})
