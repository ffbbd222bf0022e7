import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import {
  Fragment,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Key,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import styles from './row-window.module.css'
import { nextRow, useFocusedRow, useTableSize } from './window-of-table.ts'

export type KeyOf = (item: unknown) => Key
export type RowOf = (item: unknown, index: number) => ReactNode
/** `reveal` renders the row of this index before it returns, so that the row can take the focus. */
export type RowWindowHandle = { readonly reveal: (index: number) => void }

type Props = {
  readonly items: readonly unknown[]
  readonly keyOf: KeyOf
  readonly rowHeight: number
  readonly handle?: RefObject<RowWindowHandle | null> | undefined
  readonly children: RowOf
}

/** Number of rendered rows before and after the visible ones, so that keyboard focus can move to them. */
const OVERSCAN = 12

export function WindowedRows({ items, keyOf, rowHeight, handle, children }: Props) {
  const above = useRef<HTMLTableRowElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  // keeps the focused row rendered, even if it is scrolled out of view
  const [kept, setKept] = useState<number>()
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const { top = 0 } = above.current?.getBoundingClientRect() ?? {}
    setScrollMargin(top + window.scrollY)
  }, [])
  useFocusedRow(above, setKept)
  useTableSize(above, items.length)
  useImperativeHandle(handle, () => ({ reveal: (index) => flushSync(() => setKept(index)) }), [])
  // a stable function: a new one would make the virtualizer measure all rows again
  const getItemKey = useCallback((index: number) => keyOf(items[index]), [items, keyOf])
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (isPrinting) return Array.from({ length: range.count }, (_, index) => index)
      const inSight = defaultRangeExtractor(range)
      if (kept === undefined || kept >= range.count || inSight.includes(kept)) return inSight
      return [...inSight, kept].toSorted((one, other) => one - other)
    },
    [kept, isPrinting],
  )
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey,
    rangeExtractor,
  })
  const rows = virtualizer.getVirtualItems()
  useLayoutEffect(() => {
    let row: Element | null | undefined = above.current
    for (const { index, size } of rows) {
      row = nextRow(row)
      if (!row) return
      const place = String(index + 2)
      if (row.getAttribute('aria-rowindex') !== place) row.setAttribute('aria-rowindex', place)
      // measures from edge to edge to include the gap between cards on phones
      const end = edgeBelow(row)
      const height = end === undefined ? 0 : end - row.getBoundingClientRect().top
      // ignores differences below 1 px, which vary with the scroll position: each change would render again
      if (height > 0 && Math.abs(height - size) >= 1) virtualizer.resizeItem(index, height)
    }
  })
  let end = scrollMargin
  return (
    <>
      <Space height={0} rowRef={above} />
      {rows.map((row) => {
        const gap = row.start - end
        end = row.end
        return (
          <Fragment key={row.key}>
            {gap > 0 && <Space height={gap} />}
            {children(items[row.index], row.index)}
          </Fragment>
        )
      })}
      <Space height={virtualizer.getTotalSize() + scrollMargin - end} />
    </>
  )
}

/**
 * True while printing, which needs all rows. The rows are rendered synchronously: the browser prints right after the
 * event.
 */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const print = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'))
    addEventListener('beforeprint', print)
    addEventListener('afterprint', print)
    return () => {
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', print)
    }
  }, [])
  return isPrinting
}

/** Lower edge of a row, including its continuation rows, in px. */
function edgeBelow(row: Element): number | undefined {
  let next = row.nextElementSibling
  while (next?.hasAttribute('data-continues')) next = next.nextElementSibling
  return next?.getBoundingClientRect().top
}

type SpaceProps = {
  readonly height: number
  readonly rowRef?: RefObject<HTMLTableRowElement | null>
}

/** Placeholder for the rows outside the window. A script sets its height: the CSP forbids inline styles in HTML. */
function Space({ height, rowRef }: SpaceProps) {
  const defaultRef = useRef<HTMLTableRowElement>(null)
  const row = rowRef ?? defaultRef
  useLayoutEffect(() => {
    if (row.current) row.current.style.blockSize = `${height}px`
  }, [height, row])
  return <tr ref={row} className={styles.space} aria-hidden="true" />
}
