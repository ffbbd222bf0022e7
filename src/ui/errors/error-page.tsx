import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import utilities from '../shared/utilities.module.css'
import { TRACE_ATTRIBUTE, useRequestTrace } from './request-trace.ts'
import { usePaths } from '../routing/use-paths.ts'
import { ButtonRow } from '../shared/button.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { Page } from '../shared/page-frame.tsx'
import { PartImage } from '../shared/part-image.tsx'
import { Text } from '../shared/text.tsx'
import drawingUrl from './disc-404.svg?url'
import { errorDetails } from './error-details.ts'
import styles from './error-page.module.css'
import { NumberSearch } from './number-search.tsx'

/** Status code, message, explanation, and links to continue (spec 8). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const intl = useIntl()
  const { to } = usePaths()
  const { kind, status, message, traceId } = errorDetails(error)
  return (
    <Page className={styles.page}>
      <title>
        {intl.formatMessage(
          { id: 'page.title' },
          { page: intl.formatMessage({ id: `error.title.${kind}` }) },
        )}
      </title>
      {kind === 'not-found' && (
        <div className={styles.picture}>
          <PartImage src={drawingUrl} alt={intl.formatMessage({ id: 'error.drawing' })} lazy={false} />
        </div>
      )}
      <div>
        <Text as="p" muted>
          <FormattedMessage id="error.status" values={{ status: String(status) }} />
          {kind === 'not-found' && message !== '' && <Text breakable> · {message}</Text>}
        </Text>
        <h1 tabIndex={-1} className={styles.title}>
          <FormattedMessage id={`error.title.${kind}`} />
        </h1>
        {kind !== 'not-found' && message !== '' && (
          <Text as="p" strong breakable className={utilities.after8}>
            {message}
          </Text>
        )}
        <p>
          <FormattedMessage id={`error.text.${kind}`} />
        </p>
        {kind === 'not-found' ? <NumberSearch /> : <Reference traceId={traceId} />}
        <ButtonRow className={styles.ways}>
          {kind === 'unavailable' && <Retry />}
          <LinkButton icon="home" to={to('home')}>
            <FormattedMessage id="error.backToStart" />
          </LinkButton>
          <LinkButton variant="quiet" to={to('categories')}>
            <FormattedMessage id="catalogue.groups" />
          </LinkButton>
        </ButtonRow>
      </div>
    </Page>
  )
}

/** Trace id for the operator to search in the logs. */
function Reference({ traceId }: { readonly traceId: string | undefined }) {
  const requestTrace = useRequestTrace()
  const displayedTraceId = traceId ?? requestTrace
  if (displayedTraceId === undefined) return null
  return (
    <p className={styles.reference} {...{ [TRACE_ATTRIBUTE]: displayedTraceId }}>
      <FormattedMessage id="error.trace" values={{ traceId: displayedTraceId }} />
    </p>
  )
}

/** Link that requests the same page from the server again. */
function Retry() {
  const { pathname, search } = useLocation()
  return (
    <LinkButton variant="primary" to={pathname + search} reloadDocument>
      <FormattedMessage id="error.retry" />
    </LinkButton>
  )
}
