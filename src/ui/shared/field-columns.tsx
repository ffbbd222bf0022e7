import type { ReactNode } from 'react'
import styles from './field-columns.module.css'

/** Fields in two columns, in one on a narrow screen. */
export function FieldColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
