import { observer } from 'mobx-react-lite'
import { useDeferredValue, type ReactNode } from 'react'
import type { ProductSummary } from '#domain/products/product.ts'
import { isAtTopAfterNavigation } from '../../delivery/router-manifest.ts'
import { PartCard } from '../../products/part-card.tsx'
import { ResultTable } from './lazy-table.ts'
import { ResultRow } from './result-row.tsx'
import styles from './search-results.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

/** Number of rows that fill the first screen: after a navigation they are painted before the others are rendered. */
const ROWS_FIRST = { list: 8, grid: 8, table: 16 } as const

type Props = {
  readonly model: SearchResultsViewModel
  readonly parts: readonly ProductSummary[]
  /** Renders a mark whether the part of a row fits the vehicle. */
  readonly renderMark?: ((sku: string) => ReactNode) | undefined
}

export const ResultHits = observer(function ResultHits({ model, parts, renderMark }: Props) {
  const Hit = model.view === 'grid' ? PartCard : ResultRow
  // all rows at once if the browser restores a scroll position below the top, which needs the full height
  const initial = isAtTopAfterNavigation() ? ROWS_FIRST[model.view] : undefined
  const displayedCount = useDeferredValue(parts.length, initial)
  if (model.view === 'table')
    return <ResultTable model={model} parts={parts.slice(0, displayedCount)} renderMark={renderMark} />
  return (
    <ul className={model.view === 'grid' ? styles.cards : styles.hits}>
      {parts.slice(0, displayedCount).map((part) => (
        <Hit
          key={`${part.vendorId}-${part.sku}`}
          part={part}
          oe={model.oeOf(part)}
          mark={renderMark?.(part.sku)}
          term={model.term}
          pieces={model.piecesFor(part.sku)}
          isOffered={model.isLoggedIn}
        />
      ))}
    </ul>
  )
})
