import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { SearchFallbackLink } from '../search-fallback-link.tsx'
import { PopupRow } from './popup-row.tsx'
import styles from './search-popup.module.css'
import { gridId } from './search-options.ts'
import type { SearchViewModel } from './search.view-model.ts'

type Props = { readonly model: SearchViewModel; readonly id: string }

export const SearchFallbackRows = observer(function SearchFallbackRows({ model, id }: Props) {
  const titleId = useId()
  const { fallbacks } = model
  if (fallbacks.length === 0) return null
  return (
    <section className={styles.term} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="search.detours" />
      </h2>
      <div id={gridId(id, 'fallbacks')} role="grid" aria-labelledby={titleId}>
        {fallbacks.map((fallback) => (
          <PopupRow key={fallback.key} model={model} id={id} option={fallback.key}>
            <SearchFallbackLink fallback={fallback} className={styles.way} tabIndex={-1} />
          </PopupRow>
        ))}
      </div>
    </section>
  )
})
