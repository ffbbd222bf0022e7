import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CountBubble } from '../../shared/badge.tsx'
import { Icon } from '../../shared/icon.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { AttributeRanges } from './attribute-ranges.tsx'
import { FacetBox, FacetValues } from './facet-box.tsx'
import styles from './result-facets.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

type Props = { readonly model: SearchResultsViewModel }

/** Filters of the list. Every state has a URL and works without scripts. */
export const ResultFacets = observer(function ResultFacets({ model }: Props) {
  const intl = useIntl()
  const sheet = useRef<HTMLDetailsElement>(null)
  const { facets, attributes, ranges, choices } = model
  if (facets.length + attributes.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'results.filters' })}>
      <details ref={sheet} className={styles.sheet}>
        <summary className={styles.opener}>
          <Icon name="filter" />
          <FormattedMessage id="results.filters" />
          {choices.length > 0 && <CountBubble>{intl.formatNumber(choices.length)}</CountBubble>}
          <Icon name="chevron-down" size={16} className={styles.arrow} />
        </summary>
        {facets.map((facet) => (
          <FacetBox key={facet.kind} title={<FormattedMessage id={`results.choice.${facet.kind}`} />}>
            <FacetValues facet={facet} />
          </FacetBox>
        ))}
        {attributes.map(
          (attribute) =>
            attribute.kind === 'values' && (
              <FacetBox key={attribute.id} title={attribute.name}>
                <FacetValues facet={attribute} />
              </FacetBox>
            ),
        )}
        {ranges.length > 0 && <AttributeRanges ranges={ranges} model={model} />}
        <p className={styles.done}>
          <LinkButton
            variant="primary"
            to={{ search: model.query }}
            rel="nofollow"
            preventScrollReset
            onClick={() => sheet.current?.removeAttribute('open')}
          >
            <FormattedMessage id="results.show" values={{ count: model.total }} />
          </LinkButton>
        </p>
      </details>
    </nav>
  )
})
