import type { To } from 'react-router'
import { Link } from './link.tsx'
import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

export type PageLink = {
  readonly to: To
  readonly text: string
  /** Label for screen readers: "Page 3". */
  readonly label: string
  readonly isCurrent?: boolean | undefined
}

type Neighbour = { readonly to: To; readonly label: string }

type Props = {
  readonly label: string
  /** `'gap'` replaces omitted pages. */
  readonly pages: readonly (PageLink | 'gap')[]
  readonly previous?: Neighbour | undefined
  readonly next?: Neighbour | undefined
}

export function Pagination({ label, pages, previous, next }: Props) {
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && (
        <Link to={previous.to} rel="prev" aria-label={previous.label}>
          <Icon name="chevron-left" size={16} />
        </Link>
      )}
      {pages.map((page, index) => (page === 'gap' ? <Gap key={`gap${index}`} /> : renderPage(page)))}
      {next && (
        <Link to={next.to} rel="next" aria-label={next.label}>
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </nav>
  )
}

function renderPage({ to, text, label, isCurrent }: PageLink) {
  return (
    <Link key={text} to={to} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
      {text}
    </Link>
  )
}

function Gap() {
  return (
    <span aria-hidden="true">
      <Icon name="more" size={16} />
    </span>
  )
}
