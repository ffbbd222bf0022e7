import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { CountBubble } from '../shared/badge.tsx'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import styles from './result-facets.module.css'
import type { FacetLink, SearchResultsViewModel, ShownFacet } from './search-results.view-model.ts'

type Props = { readonly model: SearchResultsViewModel }

/** What the list can be narrowed to. Each box is a link, so that every state has an address and needs no script. */
export const ResultFacets = observer(function ResultFacets({ model }: Props) {
  const intl = useIntl()
  const { facets, choices } = model
  if (facets.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'results.filters' })}>
      <details className={styles.sheet}>
        <summary className={styles.opener}>
          <Icon name="filter" />
          <FormattedMessage id="results.filters" />
          {choices.length > 0 && <CountBubble>{intl.formatNumber(choices.length)}</CountBubble>}
          <Icon name="chevron-down" size={16} className={styles.arrow} />
        </summary>
        {facets.map((facet) => (
          <FacetBox key={facet.kind} facet={facet} />
        ))}
      </details>
    </nav>
  )
})

function FacetBox({ facet: { kind, shown, hidden } }: { readonly facet: ShownFacet }) {
  const titleId = useId()
  return (
    <section className={styles.facet} aria-labelledby={titleId}>
      <details open>
        <summary className={styles.title}>
          <span id={titleId}>
            <FormattedMessage id={`results.choice.${kind}`} />
          </span>
          <Icon name="chevron-down" size={16} className={styles.arrow} />
        </summary>
        <FacetLinks links={shown} />
        {hidden.length > 0 && (
          <details>
            <summary className={styles.more}>
              <FormattedMessage id="results.moreValues" values={{ count: hidden.length }} />
            </summary>
            <FacetLinks links={hidden} />
          </details>
        )}
      </details>
    </section>
  )
}

function FacetLinks({ links }: { readonly links: readonly FacetLink[] }) {
  const { to } = usePaths()
  return (
    <ul className={styles.values}>
      {links.map(({ id, name, count, isChosen, query }) => (
        <li key={id}>
          <Link
            className={styles.value}
            to={{ pathname: to('results'), search: query }}
            rel="nofollow"
            preventScrollReset
            aria-current={isChosen || undefined}
          >
            <span className={classNames(styles.box, isChosen && styles.chosen)} />
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.count}>
              <FormattedMessage id="catalogue.count" values={{ count }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
