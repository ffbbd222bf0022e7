import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useResultsHref } from '../../chosen-vehicle/use-results-href.ts'
import { SuggestedTerm } from '../suggested-term.tsx'
import { hasFeedback, QueryFeedback } from '../query-feedback.tsx'
import { QuerySuggestionLink } from '../query-suggestion-link.tsx'
import { PopupRow } from './popup-row.tsx'
import styles from './search-popup.module.css'
import { gridId, suggestionKey } from './search-options.ts'
import { termQuery, type SearchViewModel } from './search.view-model.ts'

type Props = { readonly model: SearchViewModel; readonly id: string }

/** Interpretation of the term, suggestions, and alternative terms. */
export const TermRows = observer(function TermRows({ model, id }: Props) {
  const { understood, offers, suggestions, partCount } = model
  if (!hasFeedback(understood) && offers.length + suggestions.length === 0) return null
  return (
    <div className={styles.term}>
      <QueryFeedback understood={understood} isFound={partCount > 0} className={styles.nothing} />
      <OfferRows model={model} id={id} offers={offers} />
      <SuggestionRows model={model} id={id} suggestions={suggestions} />
    </div>
  )
})

function OfferRows({ model, id, offers }: Props & Pick<SearchViewModel, 'offers'>) {
  const titleId = useId()
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="search.offers" />
      </h2>
      <div id={gridId(id, 'offers')} role="grid" aria-labelledby={titleId}>
        {offers.map((offer, index) => (
          <PopupRow key={offer.key ?? index} model={model} id={id} option={offer.key}>
            <QuerySuggestionLink offer={offer} className={styles.way} tabIndex={-1} />
          </PopupRow>
        ))}
      </div>
    </section>
  )
}

function SuggestionRows({ model, id, suggestions }: Props & Pick<SearchViewModel, 'suggestions'>) {
  const titleId = useId()
  const results = useResultsHref()
  if (suggestions.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="search.suggestions" />
      </h2>
      <div id={gridId(id, 'suggestions')} role="grid" aria-labelledby={titleId}>
        {suggestions.map((suggestion) => (
          <PopupRow key={suggestion.term} model={model} id={id} option={suggestionKey(suggestion)}>
            <Link className={styles.way} to={results(termQuery(suggestion.term))} tabIndex={-1}>
              <SuggestedTerm suggestion={suggestion} />
            </Link>
          </PopupRow>
        ))}
      </div>
    </section>
  )
}
