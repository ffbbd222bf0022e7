import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InterpretedTerm } from '#domain/search/interpreted-terms.ts'
import { Link } from '../../shared/link.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Chip, ChipRow } from '../../shared/chip.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { SuggestedTerm } from '../suggested-term.tsx'
import { QueryFeedback } from '../query-feedback.tsx'
import { QuerySuggestionLink } from '../query-suggestion-link.tsx'
import styles from './search-results.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

type Props = { readonly model: SearchResultsViewModel }

/** Interpretation of the term, suggestions, and alternative terms. */
export const QueryInterpretation = observer(function QueryInterpretation({ model }: Props) {
  return (
    <>
      {model.replacement && (
        <AlertBox
          modifier="info"
          icon="swap"
          headline={<FormattedMessage id="product.replaces.notice" values={model.replacement} />}
        />
      )}
      <QueryFeedback understood={model.understood} isFound={model.total > 0} className={styles.note} />
      <Pieces model={model} />
      <Offers model={model} />
      <Suggestions model={model} />
    </>
  )
})

const Pieces = observer(function Pieces({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  if (model.pieces.length === 0) return null
  return (
    <ChipRow label={intl.formatMessage({ id: 'search.understood' })}>
      {model.pieces.map(({ piece, query }) => (
        <Chip
          key={query}
          name={<PieceName as={piece.as} />}
          value={piece.value}
          removeLabel={intl.formatMessage({ id: 'search.without' }, { text: piece.text })}
          removeTo={{ pathname: to('results'), search: query }}
        />
      ))}
    </ChipRow>
  )
})

function PieceName({ as }: Pick<InterpretedTerm, 'as'>) {
  switch (as) {
    case 'maker':
    case 'vehicle':
    case 'division':
      return <FormattedMessage id={`results.choice.${as}`} />
    default:
      return null
  }
}

const Offers = observer(function Offers({ model: { offers } }: Props) {
  const titleId = useId()
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Text as="h2" id={titleId} small muted>
        <FormattedMessage id="search.offers" />
      </Text>
      <ul className={styles.offers}>
        {offers.map((offer, index) => (
          <li key={offer.key ?? index}>
            <QuerySuggestionLink offer={offer} className={styles.offer} />
          </li>
        ))}
      </ul>
    </section>
  )
})

const Suggestions = observer(function Suggestions({ model: { suggestions } }: Props) {
  const { to } = usePaths()
  if (suggestions.length === 0) return null
  return (
    <Cluster gap={16} rowGap={4} className={styles.note}>
      <strong>
        <FormattedMessage id="search.suggestions" />
      </strong>
      {suggestions.map(({ query, ...suggestion }) => (
        <Link key={suggestion.term} to={{ pathname: to('results'), search: query }}>
          <SuggestedTerm suggestion={suggestion} />
        </Link>
      ))}
    </Cluster>
  )
})
