import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isPathOf } from '../routing/paths.ts'
import { NewTabLink } from '../shared/new-tab-link.tsx'
import { useResultsHref } from '../chosen-vehicle/use-results-href.ts'

type Props = { readonly href: string; readonly children: ReactNode }

/** Link to a page of the shop, or to another site in a new tab. */
export function SuppliedLink({ href, children }: Props) {
  return href.startsWith('/') ? (
    <ShopLink href={href}>{children}</ShopLink>
  ) : (
    <NewTabLink href={href}>{children}</NewTabLink>
  )
}

const ShopLink = observer(function ShopLink({ href, children }: Props) {
  const results = useResultsHref()
  const [path = '', query = ''] = href.split('?')
  return <Link to={isPathOf('results', path) ? results(query) : href}>{children}</Link>
})
