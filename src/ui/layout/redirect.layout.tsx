import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../errors/error-page.tsx'
import { Logo } from '../shared/logo.tsx'
import { Container } from '../shared/page-frame.tsx'
import { PageLayout } from './page-layout.tsx'
import styles from './slim-header.module.css'

export { errorHeaders as headers } from '../kernel/error-headers.ts'

/** Layout of redirect pages: without header and footer, and without a login (spec 2). */
export default function RedirectLayout() {
  return (
    <PageLayout header={<RedirectHeader />}>
      <Outlet />
    </PageLayout>
  )
}

export function ErrorBoundary() {
  return (
    <PageLayout header={<RedirectHeader />}>
      <ErrorPage error={useRouteError()} />
    </PageLayout>
  )
}

function RedirectHeader() {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Logo />
      </Container>
    </header>
  )
}
