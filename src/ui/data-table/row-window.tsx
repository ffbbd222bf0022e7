import { useState, type Key, type ReactNode, type RefObject } from 'react'
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

/** All rows are rendered up to this number, and of a list that grows row by row: its fields keep focus and text. */
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
  const isWindowed = useIsWindowed(items.length)
  // a list with a handle is edited and may be pasted into: the rows are not replaced a second time
  const isNeeded = isWindowed || handle !== undefined
  const Windowed = useLazyPart(windowedRows, isHydrated && isNeeded)?.WindowedRows
  if (!isWindowed) return items.map(children)
  if (!Windowed) return items.slice(0, ROWS_FIRST).map(children)
  return (
    <Windowed items={items} keyOf={keyOf as KeyOf} rowHeight={rowHeight} handle={handle}>
      {children as RowOf}
    </Windowed>
  )
}

/** The change between all rows and a window replaces all fields. */
function useIsWindowed(length: number): boolean {
  const [last, setLast] = useState({ length, isWindowed: length > ROWS_MAX })
  if (last.length === length) return last.isWindowed
  const isWindowed = last.isWindowed ? length > 1 : length > Math.max(ROWS_MAX, last.length + 1)
  setLast({ length, isWindowed })
  return isWindowed
}
