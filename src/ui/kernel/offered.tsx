import type { ReactNode } from 'react'
import type { RouteId } from '#domain/pages/pages.ts'
import { useOffersPage } from './use-offers-page.ts'

type Props = {
  readonly page: RouteId
  readonly children: ReactNode
  /** Rendered if the API does not offer the page. */
  readonly otherwise?: ReactNode
}

/** Renders its children, such as links to a page, only if the API offers the page's capability. */
export const IfOffered = ({ page, children, otherwise }: Props) =>
  useOffersPage()(page) ? children : otherwise
