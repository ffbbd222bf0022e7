import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './fact-panel.module.css'

type Props = { readonly className?: string | undefined; readonly children: ReactNode }

/** Header of an order or document page, with lists of its data side by side. */
export function FactPanel({ className, children }: Props) {
  return <div className={classNames(styles.panel, className)}>{children}</div>
}
