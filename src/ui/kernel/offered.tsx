import type { ReactNode } from 'react'
import type { RouteId } from '#domain/pages/pages.ts'
import { useOffersPage } from './use-offers-page.ts'

type Props = {
  readonly page: RouteId
  readonly children: ReactNode
  /** Shown in a shop without the page. */
  readonly otherwise?: ReactNode
}

/** What leads to a page, or needs it: only in a shop whose API offers it. */
export const Offered = ({ page, children, otherwise }: Props) =>
  useOffersPage()(page) ? children : otherwise
