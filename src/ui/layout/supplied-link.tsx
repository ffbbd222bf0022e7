import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NewTabLink } from '../shared/new-tab-link.tsx'

type Props = { readonly href: string; readonly children: ReactNode }

/** To a page of the shop, or to another site in a tab of its own. */
export function SuppliedLink({ href, children }: Props) {
  return href.startsWith('/') ? (
    <Link to={href}>{children}</Link>
  ) : (
    <NewTabLink href={href}>{children}</NewTabLink>
  )
}
