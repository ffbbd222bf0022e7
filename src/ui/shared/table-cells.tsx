import type { ComponentProps, ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Alignment = {
  /** Use `end` for numbers; text is aligned to the start. */
  readonly align?: 'start' | 'end' | 'center' | undefined
  /** True to shrink the column to its content. */
  readonly fit?: boolean | undefined
}

type HeadCellProps = Alignment & {
  readonly children: ReactNode
  /** True to hide the name visually, for columns of check boxes and buttons. */
  readonly hidden?: boolean | undefined
  readonly sorted?: 'ascending' | 'descending' | 'none' | undefined
  /** Link to the list sorted by this column; without it, `onSort` is called. */
  readonly sortTo?: To | undefined
  readonly onSort?: (() => void) | undefined
  readonly className?: string | undefined
  readonly 'data-scripts-only'?: boolean | undefined
  readonly 'data-screen-only'?: boolean | undefined
}

export function HeadCell({
  align,
  fit,
  children,
  hidden,
  sorted,
  sortTo,
  onSort,
  className,
  ...attributes
}: HeadCellProps) {
  const icon = <Icon name={sortIcon(sorted)} size={14} />
  return (
    <th
      role="columnheader"
      scope="col"
      {...attributes}
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
    /** The column name; a card shows it above the value. */
    readonly label?: string | undefined
    /** Position in a card on phones: full width, upper corner, beside the head, or hidden. */
    readonly place?: 'head' | 'wide' | 'corner' | 'flag' | 'gone' | undefined
    /** True to mark the cell as the header of its row. */
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
