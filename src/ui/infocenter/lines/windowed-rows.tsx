import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { Row, TableBody } from '../../shared/table.tsx'
import { LineRow } from './line-row.tsx'
import type { LineTableProps } from './line-table-props.ts'
import styles from './line-table.module.css'

type Props = LineTableProps & { readonly grid: RefObject<HTMLDivElement | null> }

const ROW_HEIGHT = 57
const OVERSCAN = 12

/** The rows in sight and a few around; two empty rows keep the place of all others. */
export const WindowedRows = observer(function WindowedRows({ model, withStock, grid }: Props) {
  const { shown } = model
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const top = grid.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(top + globalThis.scrollY)
  }, [grid])
  const virtualizer = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin,
  })
  const items = virtualizer.getVirtualItems()
  const before = Math.max((items[0]?.start ?? 0) - scrollMargin, 0)
  const behind = Math.max(virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 0) - scrollMargin), 0)
  return (
    <TableBody>
      <Spacer height={before} />
      {items.map(({ index }) => {
        const row = shown[index]
        return (
          row && (
            <LineRow
              key={row.id}
              row={row}
              place={index + 1}
              model={model}
              withStock={withStock}
              grid={grid}
            />
          )
        )
      })}
      <Spacer height={behind} />
    </TableBody>
  )
})

function Spacer({ height }: { readonly height: number }) {
  if (height === 0) return null
  return (
    <Row aria-hidden="true" className={styles.spacer}>
      <td
        aria-hidden="true"
        ref={(cell) => {
          if (cell) cell.style.height = `${height}px`
        }}
      />
    </Row>
  )
}
