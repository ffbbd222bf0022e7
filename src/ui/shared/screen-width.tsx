import type { ReactNode } from 'react'
import styles from './screen-width.module.css'

/** Both variants are in the markup; CSS hides one of them. */
export function OnlyPhone({ children }: { readonly children: ReactNode }) {
  return <span className={styles.onlyPhone}>{children}</span>
}

export function OnlyWide({ children }: { readonly children: ReactNode }) {
  return <span className={styles.onlyWide}>{children}</span>
}
