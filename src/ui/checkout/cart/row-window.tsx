import { lazy, Suspense, useSyncExternalStore, type Key, type ReactNode } from 'react'

type Props<Id extends Key> = {
  readonly keys: readonly Id[]
  readonly children: (key: Id) => ReactNode
}

/** Up to here a page carries all its rows at once. */
export const ROWS_MAX = 200

/** The page begins as the server made it, and windows its rows once it is alive. */
const neverChanges = () => () => {}
const yes = () => true
const no = () => false

const WindowedRows = lazy(async () => {
  const { WindowedRows: Rows } = await import('./windowed-rows.tsx')
  return { default: Rows }
})

/**
 * The rows of a table: all of them while they are few, else those around what is looked at. The first HTML has the
 * first rows, and so has the page until its scripts are there.
 */
export function RowWindow<Id extends Key>({ keys, children }: Props<Id>) {
  const isAlive = useSyncExternalStore(neverChanges, yes, no)
  if (keys.length <= ROWS_MAX) return keys.map(children)
  const first = keys.slice(0, ROWS_MAX).map(children)
  if (!isAlive) return first
  return (
    <Suspense fallback={first}>
      <WindowedRows keys={keys}>{(key) => children(key as Id)}</WindowedRows>
    </Suspense>
  )
}
