import type { ReactNode } from 'react'
import type { RouteId } from '#domain/pages/pages.ts'
import { useOffersPage } from './use-offers-page.ts'

type Props = {
  readonly page: RouteId
  readonly children: ReactNode
  /** Shown in a shop without the page. */
  readonly otherwise?: ReactNode
}

/** Renders links to a page, or parts that need it, only if the API offers it. */
export const Offered = ({ page, children, otherwise }: Props) =>
  useOffersPage()(page) ? children : otherwise
