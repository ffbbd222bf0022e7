import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'
import styles from './link-tabs.module.css'
import utilities from './utilities.module.css'

type Tab = {
  readonly id: string
  /** Truncated if it is too long. */
  readonly name: ReactNode
  /** Shown after the name, never truncated. */
  readonly count?: ReactNode
  readonly to: To
  readonly isCurrent: boolean
}

type Props = {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Content at the end of the bar, for example a button that adds a tab. */
  readonly beside?: ReactNode
}

/** Sections of one page, each with its own URL. */
export function LinkTabs({ label, tabs, beside }: Props) {
  return (
    <div className={styles.bar}>
      <nav aria-label={label} className={classNames(styles.tabs, utilities.edgeShadows)}>
        {tabs.map(({ id, name, count, to, isCurrent }) => (
          <Link
            key={id}
            className={utilities.subtleOnHover}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            preventScrollReset
          >
            <span className={styles.name}>{name}</span>
            {count}
          </Link>
        ))}
      </nav>
      {beside}
    </div>
  )
}
