import { observer } from 'mobx-react-lite'
import { Fragment, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Text } from '../../shared/text.tsx'
import { FoundPart } from './found-part.tsx'
import partStyles from './found-part.module.css'
import { PartDetails } from './part-details.tsx'
import styles from './search-popup.module.css'
import { gridId, partKey } from './search-options.ts'
import type { SearchViewModel } from './search.view-model.ts'

type Props = { readonly model: SearchViewModel; readonly id: string }

export const FoundParts = observer(function FoundParts({ model, id }: Props) {
  const titleId = useId()
  const { parts, partCount } = model
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="search.products" />{' '}
        <Text light muted>
          <FormattedMessage id="catalogue.count" values={{ count: partCount }} />
        </Text>
      </h2>
      {parts.length === 0 ? (
        <p className={styles.nothing}>
          <FormattedMessage id="search.noProducts" />
        </p>
      ) : (
        <div id={gridId(id, 'parts')} role="grid" className={partStyles.list} aria-labelledby={titleId}>
          {parts.map((part) => (
            <Fragment key={`${part.slug} ${model.piecesFor(part.sku)}`}>
              <FoundPart model={model} part={part} rowId={`${id}-${partKey(part)}`} />
              {model.isExpanded(part.slug) && <PartDetails part={part} />}
            </Fragment>
          ))}
        </div>
      )}
    </section>
  )
})
