import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Text } from '../shared/text.tsx'
import type { GridRow } from './grid-row.view-model.ts'
import styles from './order-grid.module.css'

type Props = { readonly row: GridRow; readonly most: number }

/** Text below the quantity field: the number of pieces after rounding, or the error. */
export const QuantityHint = observer(function QuantityHint({ row, most: max }: Props) {
  const { quantity, offer } = row
  return (
    <div id={`line-${row.id}-hint`} className={styles.hint}>
      {!row.isEmpty && quantity.kind === 'faulty' ? (
        <Text severity="negative">
          <FormattedMessage id={`lines.quantity.${quantity.error}`} values={{ most: max }} />
        </Text>
      ) : offer && offer.pieces > 0 && offer.pieces !== row.pieces ? (
        <FormattedMessage
          id="lines.roundedTo"
          values={{ pieces: offer.pieces, box: offer.part?.packagingAmount ?? 1 }}
        />
      ) : offer?.part && offer.part.packagingAmount > 1 ? (
        <Text muted>
          <FormattedMessage id="lines.boxOf" values={{ box: offer.part.packagingAmount }} />
        </Text>
      ) : null}
    </div>
  )
})
