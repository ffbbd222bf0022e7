import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { ProductSummary } from '#domain/products/product.ts'
import { scrollPositionAfterNavigation } from '../../delivery/router-manifest.ts'
import { PartCard } from '../../products/part-card.tsx'
import { ResultTable } from './lazy-table.ts'
import { ResultRow } from './result-row.tsx'
import styles from './search-results.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

/** Height of header and title in pixels. */
const HEAD_HEIGHT = 350
/** Pixels per hit, usual and at least; several cards of the grid are beside each other. */
const HIT_HEIGHTS = { list: [100, 60], grid: [50, 50], table: [30, 28] } as const

/** Number of hits above the lower edge of the window, so that the browser can restore the scroll position. */
function countOnScreen(view: keyof typeof HIT_HEIGHTS, scroll: number): number {
  const [usual, least] = HIT_HEIGHTS[view]
  return Math.ceil(Math.max(1, (innerHeight - HEAD_HEIGHT) / usual) + scroll / least)
}

/**
 * Number of hits to render. After a navigation the first screen is painted before the other hits. If the user leaves
 * before they are rendered, they are omitted: otherwise the next page would wait for them.
 */
function useDisplayedCount(total: number, view: keyof typeof HIT_HEIGHTS): number {
  const isLeaving = useNavigation().state !== 'idle'
  const [firstCount] = useState(() => {
    const scroll = scrollPositionAfterNavigation()
    return scroll === undefined ? total : countOnScreen(view, scroll)
  })
  const [isComplete, setComplete] = useState(firstCount >= total)
  const displayedCount = useDeferredValue(isLeaving && !isComplete ? firstCount : total, firstCount)
  if (!isComplete && displayedCount >= total) setComplete(true)
  return displayedCount
}

type Props = {
  readonly model: SearchResultsViewModel
  readonly parts: readonly ProductSummary[]
  /** Renders a mark whether the part of a row fits the vehicle. */
  readonly renderMark?: ((sku: string) => ReactNode) | undefined
}

export const ResultHits = observer(function ResultHits({ model, parts, renderMark }: Props) {
  const Hit = model.view === 'grid' ? PartCard : ResultRow
  const displayedCount = useDisplayedCount(parts.length, model.view)
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
