import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from '../shared/link.tsx'
import { isPathOf } from '../routing/paths.ts'
import { NewTabLink } from '../shared/new-tab-link.tsx'
import { useResultsHref } from '../chosen-vehicle/use-results-href.ts'

type Props = { readonly href: string; readonly children: ReactNode }

/** Link to a page of the shop, or to another site in a new tab. */
export function SuppliedLink({ href, children }: Props) {
  if (!href.startsWith('/')) return <NewTabLink href={href}>{children}</NewTabLink>
  const [path = '', query = ''] = href.split('?')
  return isPathOf('results', path) ? (
    <ResultsLink query={query}>{children}</ResultsLink>
  ) : (
    <Link to={href}>{children}</Link>
  )
}

type ResultsLinkProps = { readonly query: string; readonly children: ReactNode }

const ResultsLink = observer(function ResultsLink({ query, children }: ResultsLinkProps) {
  return <Link to={useResultsHref()(query)}>{children}</Link>
})
