import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Ageing } from '#domain/documents/ageing.ts'
import { Moment } from '../intl/moment.tsx'
import { useAmountText } from '../products/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Text } from '../shared/text.tsx'
import type { AgeingFacts } from './ageing.mapping.ts'
import styles from './ageing.module.css'

type Props = { readonly ageing: Ageing | undefined; readonly buckets: readonly AgeingFacts[] }

/** What is open, by how long it has been due; each range leads to its invoices. */
export function AgeingBuckets({ ageing, buckets }: Props) {
  const intl = useIntl()
  const amountText = useAmountText()
  const { to } = usePaths()
  const { openBalance, creditLimit, asOf } = ageing ?? {}
  return (
    <>
      <Text as="p" small muted>
        {openBalance && (
          <>
            <FormattedMessage id="ageing.balance" values={{ amount: amountText(openBalance) }} />
            {' · '}
          </>
        )}
        {creditLimit && (
          <>
            <FormattedMessage id="ageing.creditLimit" values={{ amount: amountText(creditLimit) }} />
            {' · '}
          </>
        )}
        {asOf !== undefined && (
          <FormattedMessage id="overview.asOf" values={{ time: <Moment at={asOf} /> }} />
        )}
      </Text>
      <ul className={styles.buckets} aria-label={intl.formatMessage({ id: 'ageing.title' })}>
        {buckets.map(({ kind, from, to: until, count, amount, search }) => (
          <li key={`${kind} ${from}`} className={styles.bucket}>
            <Text small muted>
              <FormattedMessage id={`ageing.${kind}`} values={{ from, to: until }} />
            </Text>
            {amount && <strong>{amountText(amount)}</strong>}
            <Link to={{ pathname: to('salesinvoice'), search }}>
              <FormattedMessage id="list.count.invoices" values={{ count }} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
