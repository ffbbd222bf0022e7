import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { classNames } from '../../shared/class-names.ts'
import { TermOfferLink } from '../term-offer-link.tsx'
import styles from './search-popup.module.css'
import type { SearchViewModel } from './search.view-model.ts'

type Props = { readonly model: SearchViewModel; readonly id: string }

/** Vehicles, numbers and quantities that were read in the text. */
export const OfferedRows = observer(function OfferedRows({ model, id }: Props) {
  const titleId = useId()
  const { offers, activeOption } = model
  if (offers.length === 0) return null
  return (
    <section className={styles.offers} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="search.offers" />
      </h2>
      <div role="grid" aria-labelledby={titleId}>
        {offers.map((offer, index) => {
          const isActive = offer.key !== undefined && activeOption?.key === offer.key
          return (
            <div
              key={offer.key ?? index}
              role="row"
              id={offer.key && `${id}-${offer.key}`}
              aria-selected={isActive}
              className={classNames(isActive && styles.active)}
            >
              <div role="gridcell">
                <TermOfferLink offer={offer} tabIndex={-1} />
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
})
