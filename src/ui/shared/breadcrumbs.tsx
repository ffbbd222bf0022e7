import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from './link.tsx'
import { classNames } from './class-names.ts'
import styles from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'
import utilities from './utilities.module.css'

type Crumb = { readonly name: string; readonly to: To }

export type BreadcrumbsProps = {
  readonly label: string
  /** Links from the home page to the parent of this page. */
  readonly trail: readonly Crumb[]
  readonly current: ReactNode
}

/** Links from the home page to this page. Phones show only the parent page, as a back link. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {trail.map((crumb, index) => (
          <li key={index} className={classNames(index === trail.length - 1 && styles.above)}>
            <Link to={crumb.to} className={utilities.underlinedOnHover}>
              <Icon name="chevron-left" size={16} className={styles.back} />
              {crumb.name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
