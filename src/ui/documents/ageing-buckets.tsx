import { FormattedMessage, useIntl } from 'react-intl'
import { useAmountText } from '../products/price.tsx'
import type { AgeingFacts } from './ageing.view-model.ts'
import styles from './ageing.module.css'

/** What is open, by how long it has been due. */
export function AgeingBuckets({ buckets }: { readonly buckets: readonly AgeingFacts[] }) {
  const intl = useIntl()
  const amountText = useAmountText()
  return (
    <ul className={styles.buckets} aria-label={intl.formatMessage({ id: 'ageing.title' })}>
      {buckets.map(({ kind, from, to, count, amount }) => (
        <li key={`${kind} ${from}`} className={styles.bucket}>
          <span className={styles.name}>
            <FormattedMessage id={`ageing.${kind}`} values={{ from, to }} />
          </span>
          {amount && <strong>{amountText(amount)}</strong>}
          <span className={styles.name}>
            <FormattedMessage id="list.count.invoices" values={{ count }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
