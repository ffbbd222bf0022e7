import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../errors/error-page.tsx'
import { Footer, Header } from './lazy-frame.ts'
import { VehicleChip } from '../vehicles/vehicle-chip.tsx'
import { PageFrame } from './framed.tsx'

export { errorHeaders as headers } from '../kernel/error-headers.ts'

export default function ShopLayout() {
  return (
    <PageFrame header={<Header />} footer={<Footer />}>
      <VehicleChip />
      <Outlet />
    </PageFrame>
  )
}

/** Shows errors of a page inside the shop's layout, so that search and navigation remain available. */
export function ErrorBoundary() {
  return (
    <PageFrame header={<Header />} footer={<Footer />}>
      <ErrorPage error={useRouteError()} />
    </PageFrame>
  )
}
