import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type Key, type ReactNode, type RefObject } from 'react'
import styles from './cart.module.css'

type Props = {
  readonly keys: readonly Key[]
  readonly children: (key: Key) => ReactNode
}

/** Pixels; each row is measured once it shows. */
const ROW_HEIGHT = 73

/** A row beside those in sight is there already when one gets to it by the keyboard. */
const OVERSCAN = 12

export function WindowedRows({ keys, children }: Props) {
  const above = useRef<HTMLTableRowElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const { top = 0 } = above.current?.getBoundingClientRect() ?? {}
    setScrollMargin(top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => keys[index] ?? index,
  })
  const rows = virtualizer.getVirtualItems()
  useLayoutEffect(() => {
    let row = above.current?.nextElementSibling
    for (const { index } of rows) {
      const next = row?.nextElementSibling
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
      {rows.map(({ key }) => children(key))}
      <Space height={end} />
    </>
  )
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
