import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type Key,
  type ReactNode,
  type RefObject,
} from 'react'
import styles from './row-window.module.css'

export type KeyOf = (item: unknown) => Key
export type RowOf = (item: unknown, index: number) => ReactNode

type Props = {
  readonly items: readonly unknown[]
  readonly keyOf: KeyOf
  readonly rowHeight: number
  readonly children: RowOf
}

/** A row beside those in sight is there already when one gets to it by the keyboard. */
const OVERSCAN = 12

export function WindowedRows({ items, keyOf, rowHeight, children }: Props) {
  const above = useRef<HTMLTableRowElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const { top = 0 } = above.current?.getBoundingClientRect() ?? {}
    setScrollMargin(top + window.scrollY)
  }, [])
  // the same function as long as the rows are the same: with another one all rows are reckoned anew
  const getItemKey = useCallback((index: number) => keyOf(items[index]), [items, keyOf])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey,
  })
  const rows = virtualizer.getVirtualItems()
  useLayoutEffect(() => {
    let row = nextRow(above.current)
    for (const { index } of rows) {
      const next = nextRow(row)
      if (!row || !next) return
      // from edge to edge, so that what lies between two cards on a phone counts
      const height = next.getBoundingClientRect().top - row.getBoundingClientRect().top
      if (height > 0) virtualizer.resizeItem(index, height)
      row = next
    }
  })
  const start = (rows[0]?.start ?? scrollMargin) - scrollMargin
  const end = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <>
      <Space height={start} rowRef={above} />
      {rows.map(({ index }) => children(items[index], index))}
      <Space height={end} />
    </>
  )
}

/** A row that continues the one above it counts with that one. */
function nextRow(row: Element | null | undefined): Element | null | undefined {
  let next = row?.nextElementSibling
  while (next?.hasAttribute('data-continues')) next = next.nextElementSibling
  return next
}

type SpaceProps = {
  readonly height: number
  readonly rowRef?: RefObject<HTMLTableRowElement | null>
}

/** Stands for the rows that are not there. Its height is set by script: the security policy allows no style in HTML. */
function Space({ height, rowRef }: SpaceProps) {
  const own = useRef<HTMLTableRowElement>(null)
  const row = rowRef ?? own
  useLayoutEffect(() => {
    if (row.current) row.current.style.blockSize = `${height}px`
  }, [height, row])
  return <tr ref={row} className={styles.space} aria-hidden="true" />
}
