import { useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'

/** Where even the page's frame could not be made. */
export function RootError() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage error={useRouteError()} />
    </main>
  )
}
