import type { Key, ReactNode, RefObject } from 'react'
import { lazyPart, useLazyPart } from '../delivery/lazy-part.ts'
import { useHydrated } from '../shared/use-hydrated.ts'
import type { KeyOf, RowOf, RowWindowHandle } from './windowed-rows.tsx'

type Props<Item> = {
  readonly items: readonly Item[]
  /** Must be a stable function. */
  readonly keyOf: (item: Item) => Key
  /** Estimated pixels; each row is measured when it is rendered. */
  readonly rowHeight: number
  /** Empty while all rows are rendered. */
  readonly handle?: RefObject<RowWindowHandle | null> | undefined
  readonly children: (item: Item, index: number) => ReactNode
}

/** Up to this number all rows are rendered. */
const ROWS_MAX = 40
/** Rows of a longer list that are rendered until the window is measured. */
const ROWS_FIRST = 24

const windowedRows = lazyPart(() => import('./windowed-rows.tsx'))

/**
 * Virtualized table rows: all of them if they are few, otherwise those around the viewport. The server and the first
 * render before hydration have the first rows.
 */
export function RowWindow<Item>({ items, keyOf, rowHeight, handle, children }: Props<Item>) {
  const isHydrated = useHydrated()
  const Windowed = useLazyPart(windowedRows, isHydrated && items.length > ROWS_MAX)?.WindowedRows
  if (items.length <= ROWS_MAX) return items.map(children)
  if (!Windowed) return items.slice(0, ROWS_FIRST).map(children)
  return (
    <Windowed items={items} keyOf={keyOf as KeyOf} rowHeight={rowHeight} handle={handle}>
      {children as RowOf}
    </Windowed>
  )
}
