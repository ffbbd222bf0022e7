import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { CountBubble } from '../../shared/badge.tsx'
import { Icon } from '../../shared/icon.tsx'
import { AttributeRange } from './attribute-range.tsx'
import { FacetBox, FacetValues } from './facet-box.tsx'
import styles from './result-facets.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

type Props = { readonly model: SearchResultsViewModel }

/** What the list can be narrowed to; every state has an address and needs no script. */
export const ResultFacets = observer(function ResultFacets({ model }: Props) {
  const intl = useIntl()
  const { facets, attributes, choices } = model
  if (facets.length + attributes.length === 0) return null
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
          <FacetBox key={facet.kind} title={<FormattedMessage id={`results.choice.${facet.kind}`} />}>
            <FacetValues facet={facet} />
          </FacetBox>
        ))}
        {attributes.map((attribute) => (
          <FacetBox key={attribute.id} title={attribute.name}>
            {attribute.kind === 'range' ? (
              <AttributeRange key={`${attribute.from}-${attribute.to}`} range={attribute} model={model} />
            ) : (
              <FacetValues facet={attribute} />
            )}
          </FacetBox>
        ))}
      </details>
    </nav>
  )
})
