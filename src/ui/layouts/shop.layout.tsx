import type { ReactNode } from 'react'
import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../error-page/error-page.tsx'

export default function ShopLayout() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  )
}

/** What goes wrong on a page is told inside the shop's frame, so that search and navigation stay at hand. */
export function ErrorBoundary() {
  return (
    <Framed>
      <ErrorPage error={useRouteError()} />
    </Framed>
  )
}

function Framed({ children }: { readonly children: ReactNode }) {
  return <>{children}</>
}
