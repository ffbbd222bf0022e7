import type { ReactNode } from 'react'
import { Outlet, useLocation, useRouteError } from 'react-router'
import { pagePropertiesOf } from '#domain/pages/pages.ts'
import { loginMiddleware, loginMiddlewareOnServer } from '../session/require-login.ts'
import { errorDetails } from '../errors/error-details.ts'
import { ErrorPage } from '../errors/error-page.tsx'
import { pageOfPath } from '../routing/paths.ts'
import { classNames } from '../shared/class-names.ts'
import utilities from '../shared/utilities.module.css'
import { InfoCentreNavigation } from './info-centre/info-centre-navigation.tsx'
import { documentNamedBy } from './info-centre/unknown-document.ts'
import { UnknownDocumentPage } from './info-centre/unknown-document-page.tsx'
import { Page } from '../shared/page-frame.tsx'
import styles from './infocenter.layout.module.css'

export { errorHeaders as headers } from '../kernel/error-headers.ts'

export const middleware = loginMiddlewareOnServer
export const clientMiddleware = loginMiddleware

/** Account pages with their navigation, inside the layout of the shop. */
export default function InfoCentreLayout() {
  return (
    <InfoCentrePage>
      <Outlet />
    </InfoCentrePage>
  )
}

export function ErrorBoundary() {
  return (
    <InfoCentrePage>
      <FailedPage error={useRouteError()} />
    </InfoCentrePage>
  )
}

/** Page with the navigation beside it, unless the page needs the full width. */
function InfoCentrePage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const page = pageOfPath(pathname)
  if (page && pagePropertiesOf(page.routeId).isWide) return <Page>{children}</Page>
  return (
    <Page className={styles.columns}>
      <InfoCentreNavigation />
      <div className={classNames(styles.page, utilities.shrinkable)}>{children}</div>
    </Page>
  )
}

function FailedPage({ error }: { readonly error: unknown }) {
  const { pathname, search } = useLocation()
  const { kind, message } = errorDetails(error)
  const document = kind === 'not-found' ? documentNamedBy(pathname, search) : undefined
  return document ? (
    <UnknownDocumentPage document={document} message={message} />
  ) : (
    <ErrorPage error={error} />
  )
}
