import { FormattedMessage, useIntl } from 'react-intl'
import { useAmountText } from '../products/price.tsx'
import { Text } from '../shared/text.tsx'
import type { AgeingFacts } from './ageing.mapping.ts'
import styles from './ageing.module.css'

/** What is open, by how long it has been due. */
export function AgeingBuckets({ buckets }: { readonly buckets: readonly AgeingFacts[] }) {
  const intl = useIntl()
  const amountText = useAmountText()
  return (
    <ul className={styles.buckets} aria-label={intl.formatMessage({ id: 'ageing.title' })}>
      {buckets.map(({ kind, from, to, count, amount }) => (
        <li key={`${kind} ${from}`} className={styles.bucket}>
          <Text small muted>
            <FormattedMessage id={`ageing.${kind}`} values={{ from, to }} />
          </Text>
          {amount && <strong>{amountText(amount)}</strong>}
          <Text small muted>
            <FormattedMessage id="list.count.invoices" values={{ count }} />
          </Text>
        </li>
      ))}
    </ul>
  )
}
