import { FormattedMessage, useIntl } from 'react-intl'
import { Outlet, useRouteError } from 'react-router'
import { Link } from '../shared/link.tsx'
import '../checkout/checkout.module.ts'
import { loginMiddleware, loginMiddlewareOnServer } from '../session/require-login.ts'
import { CheckoutSteps } from '../checkout/checkout-steps.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import utilities from '../shared/utilities.module.css'
import { Logo } from '../shared/logo.tsx'
import { Container } from '../shared/page-frame.tsx'
import styles from './checkout.layout.module.css'
import { PageLayout } from './page-layout.tsx'
import header from './slim-header.module.css'

export { errorHeaders as headers } from '../kernel/error-headers.ts'

export const middleware = loginMiddlewareOnServer
export const clientMiddleware = loginMiddleware

/** A reduced layout without links that leave the checkout by accident (spec 2). */
export default function CheckoutLayout() {
  return (
    <PageLayout header={<CheckoutHeader />}>
      <CheckoutSteps />
      <Outlet />
    </PageLayout>
  )
}

export function ErrorBoundary() {
  return (
    <PageLayout header={<CheckoutHeader />}>
      <ErrorPage error={useRouteError()} />
    </PageLayout>
  )
}

function CheckoutHeader() {
  const intl = useIntl()
  const { to } = usePaths()
  return (
    <header className={header.header}>
      <Container className={classNames(header.bar, styles.bar)}>
        <Link
          to={to('home')}
          className={utilities.touchTarget}
          aria-label={intl.formatMessage({ id: 'header.home' })}
        >
          <Logo />
        </Link>
        <Link className={styles.back} to={to('home')}>
          <Icon name="back" />
          <FormattedMessage id="checkout.backToShop" />
        </Link>
      </Container>
    </header>
  )
}
