import type { ReactNode } from 'react'
import styles from './card-grid.module.css'
import { classNames } from './class-names.ts'

type Props = {
  /** Sets the number of columns: five for divisions, four for groups and products, fewer on narrow screens. */
  readonly of: 'divisions' | 'groups' | 'products'
  /** One `<li>` for each card. */
  readonly children: ReactNode
}

export function CardGrid({ of, children }: Props) {
  return <ul className={classNames(styles.grid, styles[of])}>{children}</ul>
}
