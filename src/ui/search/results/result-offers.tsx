import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Text } from '../../shared/text.tsx'
import { TermOfferLink } from '../term-offer-link.tsx'
import styles from './search-results.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

/** Vehicles, numbers and quantities that were read in the term. */
export const ResultOffers = observer(function ResultOffers({
  model: { offers },
}: {
  readonly model: SearchResultsViewModel
}) {
  const titleId = useId()
  if (offers.length === 0) return null
  return (
    <section className={styles.offers} aria-labelledby={titleId}>
      <Text as="h2" id={titleId} small muted>
        <FormattedMessage id="search.offers" />
      </Text>
      <ul>
        {offers.map((offer, index) => (
          <li key={offer.key ?? index}>
            <TermOfferLink offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
})
