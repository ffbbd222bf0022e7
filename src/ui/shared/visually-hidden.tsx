import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text that is visible only to screen readers. */
export function VisuallyHidden({
  children,
  id,
}: {
  readonly children: ReactNode
  readonly id?: string | undefined
}) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  )
}
