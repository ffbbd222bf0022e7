import type { To } from 'react-router'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'
import styles from './part-number.module.css'
import utilities from './utilities.module.css'

type Props = {
  /** The number as printed; a matched part may be in a `<mark>`. */
  readonly children: ReactNode
  readonly to?: To | undefined
  /** Font size / line height in px: `list` is 16/24, `headline` 32/40; inherited by default. */
  readonly size?: 'list' | 'headline' | undefined
  /** True for normal weight, for secondary numbers such as an OE number in a long list. */
  readonly light?: boolean | undefined
}

/** Number of a part. It never wraps and is not translated; a click selects the whole number. */
export function PartNumber({ children, to, size, light }: Props) {
  const className = classNames(styles.number, size && styles[size], light && styles.light)
  if (to === undefined)
    return (
      <span translate="no" className={classNames(className, styles.whole)}>
        {children}
      </span>
    )
  return (
    <Link to={to} translate="no" className={classNames(className, styles.link, utilities.touchTarget)}>
      {children}
    </Link>
  )
}
