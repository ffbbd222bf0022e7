import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './screen-width.module.css'
import utilities from './utilities.module.css'

/** Renders its children only on phones. The HTML contains them at every width; CSS hides them. */
export function PhoneOnly({ children }: { readonly children: ReactNode }) {
  return <span className={classNames(styles.contents, utilities.onlyOnPhone)}>{children}</span>
}

export function WideScreenOnly({ children }: { readonly children: ReactNode }) {
  return <span className={classNames(styles.contents, utilities.notOnPhone)}>{children}</span>
}
