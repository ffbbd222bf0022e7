import { useRef, type ReactNode } from 'react'
import { classNames } from '../shared/class-names.ts'
import utilities from '../shared/utilities.module.css'
import { useGridKeys } from './use-grid-keys.ts'
import { useOverflow } from './use-overflow.ts'
import styles from './table-frame.module.css'

type Props = {
  /** True if the table is probably wider than the page; applies until it is measured. */
  readonly isWide?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Container of a table: arrow keys move between its cells, and it scrolls horizontally if the table is too wide. */
export function TableFrame({ isWide = false, className, children }: Props) {
  const keys = useGridKeys()
  const frame = useRef<HTMLDivElement>(null)
  const isTooWide = useOverflow(frame) ?? isWide
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, utilities.edgeShadows, isTooWide && styles.wide, className)}
      data-density="compact"
      {...keys}
    >
      {children}
    </div>
  )
}
