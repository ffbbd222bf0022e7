import { FormattedMessage } from 'react-intl'
import { isRouteErrorResponse, Link } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'

/** Status code, message and a way back to the start (spec 8). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { to } = usePaths()
  const { status, text } = described(error)
  return (
    <main id="main" tabIndex={-1}>
      <h1>{status}</h1>
      <p>{text}</p>
      <p>
        {status === 404 ? (
          <FormattedMessage id="error.notFound" />
        ) : (
          <FormattedMessage id="error.unavailable" />
        )}
      </p>
      <Link to={to('home')}>
        <FormattedMessage id="error.backToStart" />
      </Link>
    </main>
  )
}

function described(error: unknown): { readonly status: number; readonly text: string } {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, text: typeof error.data === 'string' ? error.data : error.statusText }
  }
  return { status: 500, text: '' }
}
