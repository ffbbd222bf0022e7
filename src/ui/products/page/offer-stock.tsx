import { observer } from 'mobx-react-lite'
import { Text } from '../../shared/text.tsx'
import { Availability, AvailabilityNote, hasAvailabilityNote } from '../../part/availability.tsx'
import { PromiseText } from '../../part/promise-text.tsx'
import styles from './product-offer.module.css'
import type { ProductOfferViewModel } from './product-offer.view-model.ts'

export const OfferStock = observer(function OfferStock({ model }: { readonly model: ProductOfferViewModel }) {
  const { product, promise } = model
  const availability = product?.availability
  if (!availability) return null
  return (
    <div>
      <Availability availability={availability} inPieces />
      {hasAvailabilityNote(availability) && (
        <Text as="p" small muted className={styles.stockNote}>
          <AvailabilityNote availability={availability} />
        </Text>
      )}
      {promise && (
        <Text as="p" small muted className={styles.stockNote}>
          <PromiseText promise={promise} isToday={model.leavesToday} />
        </Text>
      )}
    </div>
  )
})
