import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './check-list.module.css'

type Props = { readonly className?: string | undefined; readonly children: ReactNode }

/** A list of arguments, each with a check mark. */
export function CheckList({ className, children }: Props) {
  return <ul className={classNames(styles.list, className)}>{children}</ul>
}

export function CheckItem({ children }: { readonly children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Icon name="check" size={16} className={styles.check} />
      <span>{children}</span>
    </li>
  )
}
