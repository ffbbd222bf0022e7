import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './key-value-list.module.css'

export type KeyValue = { readonly key: string; readonly term: ReactNode; readonly value: ReactNode }

type Props = {
  readonly items: readonly KeyValue[]
  /**
   * `rows`: a line between rows. `columns`: two columns with lines and bold values. `sum`: amounts are aligned right.
   */
  readonly variant?: 'plain' | 'rows' | 'columns' | 'sum' | undefined
  readonly className?: string | undefined
}

export function KeyValueList({ items, variant = 'plain', className }: Props) {
  return (
    <dl className={classNames(styles.list, styles[variant], className)}>
      {items.map(({ key, term, value }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
