import { useState, type Key, type ReactNode, type RefObject } from 'react'
import { lazyPart, useLazyPart } from '../delivery/lazy-part.ts'
import { useHydrated } from '../shared/use-hydrated.ts'
import type { KeyOf, RowOf, RowWindowHandle } from './windowed-rows.tsx'

type Props<Item> = {
  readonly items: readonly Item[]
  /** Key of a row. Must be a stable function. */
  readonly keyOf: (item: Item) => Key
  /** Estimated pixels; each row is measured when it is rendered. */
  readonly rowHeight: number
  /** Ref that is set while only some of the rows are rendered; null while all rows are rendered. */
  readonly handle?: RefObject<RowWindowHandle | null> | undefined
  readonly children: (item: Item, index: number) => ReactNode
}

/**
 * Maximum number of rows without virtualization. A list that grows row by row is never virtualized, so that its fields
 * keep focus and text.
 */
const ROWS_MAX = 40
/** Number of rendered rows of a longer list until the virtualizer is loaded. */
const ROWS_FIRST = 24

const windowedRows = lazyPart(() => import('./windowed-rows.tsx'))

/**
 * Virtualized table rows: all of them if they are few, otherwise those around the viewport. The server and the first
 * render before hydration have the first rows.
 */
export function RowWindow<Item>({ items, keyOf, rowHeight, handle, children }: Props<Item>) {
  const isHydrated = useHydrated()
  const isWindowed = useIsWindowed(items.length)
  // loads the virtualizer early for an editable list, which has a handle: a paste may lengthen it, and its rows should
  // be replaced only once
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

/** True if the rows are virtualized. Switching remounts all fields, so the state changes as rarely as possible. */
function useIsWindowed(length: number): boolean {
  const [last, setLast] = useState({ length, isWindowed: length > ROWS_MAX })
  if (last.length === length) return last.isWindowed
  const isWindowed = last.isWindowed ? length > 1 : length > Math.max(ROWS_MAX, last.length + 1)
  setLast({ length, isWindowed })
  return isWindowed
}
