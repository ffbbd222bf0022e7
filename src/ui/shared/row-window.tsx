import { lazy, Suspense, type Key, type ReactNode, type RefObject } from 'react'
import { useHydrated } from './use-hydrated.ts'
import type { KeyOf, RowOf, RowWindowHandle } from './windowed-rows.tsx'

type Props<Item> = {
  readonly items: readonly Item[]
  /** The same function each time. */
  readonly keyOf: (item: Item) => Key
  /** Pixels, about; each row is measured once it shows. */
  readonly rowHeight: number
  /** Empty as long as all rows are there. */
  readonly handle?: RefObject<RowWindowHandle | null> | undefined
  readonly children: (item: Item, index: number) => ReactNode
}

/** Up to here a page carries all its rows at once. */
const ROWS_MAX = 200

const WindowedRows = lazy(async () => ({ default: (await import('./windowed-rows.tsx')).WindowedRows }))

/**
 * The rows of a table: all of them while they are few, else those around what is looked at. The first HTML has the
 * first rows, and so has the page until its scripts are there.
 */
export function RowWindow<Item>({ items, keyOf, rowHeight, handle, children }: Props<Item>) {
  const isHydrated = useHydrated()
  if (items.length <= ROWS_MAX) return items.map(children)
  const first = items.slice(0, ROWS_MAX).map(children)
  if (!isHydrated) return first
  return (
    <Suspense fallback={first}>
      <WindowedRows items={items} keyOf={keyOf as KeyOf} rowHeight={rowHeight} handle={handle}>
        {children as RowOf}
      </WindowedRows>
    </Suspense>
  )
}
