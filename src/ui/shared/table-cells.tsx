import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Alignment = {
  /** Numbers right, words left. */
  readonly align?: 'start' | 'end' | 'center' | undefined
  /** No wider than what it holds. */
  readonly fit?: boolean | undefined
}

type HeadCellProps = Alignment & {
  readonly children: ReactNode
  /** Columns of boxes and buttons have a name that is only read aloud. */
  readonly hidden?: boolean | undefined
  readonly sorted?: 'ascending' | 'descending' | 'none' | undefined
  /** A column one can sort by leads to the same list in another order, or calls back. */
  readonly sortTo?: To | undefined
  readonly onSort?: (() => void) | undefined
  readonly className?: string | undefined
}

export function HeadCell({ align, fit, children, hidden, sorted, sortTo, onSort, className }: HeadCellProps) {
  const icon = <Icon name={sortIcon(sorted)} size={14} />
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={classNames(cellClass({ align, fit }), className) || undefined}
    >
      {hidden ? (
        <VisuallyHidden>{children}</VisuallyHidden>
      ) : sortTo !== undefined ? (
        <Link className={styles.sort} to={sortTo} preventScrollReset>
          {children}
          {icon}
        </Link>
      ) : onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {children}
          {icon}
        </button>
      ) : (
        children
      )}
    </th>
  )
}

type CellProps = Omit<ComponentProps<'td'>, 'align'> &
  Alignment & {
    /** The name of the column, which stands above the value in a card. */
    readonly label?: string | undefined
    /** Where it stands in a card: over the whole width, in the upper corner, beside the head, or not at all. */
    readonly place?: 'head' | 'wide' | 'corner' | 'flag' | 'gone' | undefined
    /** Names its row. */
    readonly heading?: boolean | undefined
  }

export function Cell({ align, fit, label, place, heading, className, ...attributes }: CellProps) {
  const Element = heading ? 'th' : 'td'
  return (
    <Element
      role={heading ? 'rowheader' : 'cell'}
      {...(heading && { scope: 'row' })}
      {...attributes}
      data-label={label}
      className={classNames(cellClass({ align, fit }), place && styles[place], className) || undefined}
    />
  )
}

function cellClass({ align, fit }: Alignment): string {
  return classNames(align && align !== 'start' && styles[align], fit && styles.fit)
}

function sortIcon(sorted: HeadCellProps['sorted']) {
  if (sorted === 'ascending') return 'sort-up'
  if (sorted === 'descending') return 'sort-down'
  return 'sort'
}
