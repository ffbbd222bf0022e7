import { useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'

/** Error page without the layout, because an error of the layout is shown here. */
export function RootError() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage error={useRouteError()} />
    </main>
  )
}
