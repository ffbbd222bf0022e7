import { FormattedMessage, useIntl } from 'react-intl'
import type { Ageing } from '#domain/documents/ageing.ts'
import { Link } from '../shared/link.tsx'
import { DateTime } from '../intl/date-time.tsx'
import { useAmountText } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { ProgressBar } from '../shared/progress-bar.tsx'
import { Text } from '../shared/text.tsx'
import { classNames } from '../shared/class-names.ts'
import utilities from '../shared/utilities.module.css'
import type { AgeingRow } from './ageing.mapping.ts'
import styles from './ageing.module.css'

type SummaryProps = { readonly ageing: Ageing; readonly buckets: readonly AgeingRow[] }

/** Open balance above a list of invoices, with a link to the account page. */
export function AgeingSummary({ ageing: { openBalance, asOf }, buckets }: SummaryProps) {
  const amountText = useAmountText()
  const { to } = usePaths()
  return (
    <>
      <Text as="p" small muted>
        {openBalance && (
          <>
            <FormattedMessage id="ageing.balance" values={{ amount: amountText(openBalance) }} />
            {' · '}
          </>
        )}
        <FormattedMessage id="overview.asOf" values={{ time: <DateTime at={asOf} /> }} />
        {' · '}
        <Link className={utilities.touchTarget} to={to('account')}>
          <FormattedMessage id="statement.title" />
        </Link>
      </Text>
      <AgeingBuckets buckets={buckets} />
    </>
  )
}

/** Open amounts by days overdue; each range links to its invoices. */
export function AgeingBuckets({ buckets }: { readonly buckets: readonly AgeingRow[] }) {
  const intl = useIntl()
  const amountText = useAmountText()
  const { to } = usePaths()
  return (
    <ul
      className={classNames(styles.buckets, utilities.edgeShadows)}
      aria-label={intl.formatMessage({ id: 'ageing.title' })}
    >
      {buckets.map(({ kind, from, to: until, count, amount, share, search }) => (
        <li key={`${kind} ${from}`} className={styles.bucket}>
          <Text small muted>
            <FormattedMessage id={`ageing.${kind}`} values={{ from, to: until }} />
          </Text>
          {amount && <strong>{amountText(amount)}</strong>}
          <Link to={{ pathname: to('salesinvoice'), search }} className={utilities.coversParent}>
            <ProgressBar value={share} maximum={1} />
            <FormattedMessage id="list.count.invoices" values={{ count }} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
