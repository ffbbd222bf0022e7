import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import styles from './link-tabs.module.css'

type Tab = {
  readonly id: string
  readonly name: ReactNode
  readonly to: To
  readonly isCurrent: boolean
}

/** Parts of one page, each with an address of its own. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ id, name, to, isCurrent }) => (
        <Link key={id} to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  )
}
