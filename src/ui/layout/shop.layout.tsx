import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../errors/error-page.tsx'
import { Footer, Header } from './lazy-layout-parts.ts'
import { VehicleChip } from '../vehicles/vehicle-chip.tsx'
import { PageLayout } from './page-layout.tsx'

export { errorHeaders as headers } from '../kernel/error-headers.ts'

export default function ShopLayout() {
  return (
    <PageLayout header={<Header />} footer={<Footer />}>
      <VehicleChip />
      <Outlet />
    </PageLayout>
  )
}

/** Shows errors of a page inside the shop's layout, so that search and navigation remain available. */
export function ErrorBoundary() {
  return (
    <PageLayout header={<Header />} footer={<Footer />}>
      <ErrorPage error={useRouteError()} />
    </PageLayout>
  )
}
