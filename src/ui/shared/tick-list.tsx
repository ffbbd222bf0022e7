import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './tick-list.module.css'

type Props = { readonly className?: string | undefined; readonly children: ReactNode }

/** What speaks for something, point by point. */
export function TickList({ className, children }: Props) {
  return <ul className={classNames(styles.list, className)}>{children}</ul>
}

export function TickItem({ children }: { readonly children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Icon name="check" size={16} className={styles.tick} />
      <span>{children}</span>
    </li>
  )
}
