import { useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'

/** Error page without the layout, which may have caused the error. */
export function RootError() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage error={useRouteError()} />
    </main>
  )
}
