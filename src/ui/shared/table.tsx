import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/*
 * Explicit roles, because browsers drop the table semantics when `display` turns rows into cards on phones.
 */

type TableProps = {
  readonly caption: ReactNode
  /** False for tables with few columns, which remain tables on phones; others become cards. */
  readonly cards?: boolean | undefined
  readonly sticky?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Table({ caption, cards = true, sticky, className, children }: TableProps) {
  return (
    <table
      role="table"
      className={classNames(styles.table, cards && styles.cards, sticky && styles.sticky, className)}
    >
      <caption className={styles.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {children}
    </table>
  )
}

/** Table head; its child is one row of `HeadCell`. */
export function TableHead({ children }: { readonly children: ReactNode }) {
  return (
    <thead role="rowgroup" className={styles.heads}>
      <tr role="row">{children}</tr>
    </thead>
  )
}

export function TableBody(attributes: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...attributes} />
}

/** The table footer with the totals. */
export function TableFoot({ children }: { readonly children: ReactNode }) {
  return <tfoot role="rowgroup">{children}</tfoot>
}

type RowProps = ComponentProps<'tr'> & {
  readonly selected?: boolean | undefined
  readonly wrong?: boolean | undefined
}

export function Row({ selected, wrong, className, ...attributes }: RowProps) {
  return (
    <tr
      role="row"
      {...attributes}
      className={classNames(selected && styles.selected, wrong && styles.wrong, className) || undefined}
    />
  )
}
