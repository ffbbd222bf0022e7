import type { ReactNode } from 'react'
import styles from './screen-width.module.css'

/** The markup is one; the style sheet alone folds it. */
export function OnlyPhone({ children }: { readonly children: ReactNode }) {
  return <span className={styles.onlyPhone}>{children}</span>
}

export function OnlyWide({ children }: { readonly children: ReactNode }) {
  return <span className={styles.onlyWide}>{children}</span>
}
