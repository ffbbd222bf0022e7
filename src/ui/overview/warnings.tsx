import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Attention } from '#domain/overview/attention.ts'
import { Link } from '../shared/link.tsx'
import { useAmountText } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Icon } from '../shared/icon.tsx'
import text from '../shared/text.module.css'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './desk.module.css'

type Props = { readonly attention: readonly Attention[] }

/** Warnings, each with a link to the rows that it counts. */
export const Warnings = observer(function Warnings({ attention }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const amountText = useAmountText()
  if (attention.length === 0) return null
  return (
    <ul className={styles.attention} aria-label={intl.formatMessage({ id: 'desk.attention' })}>
      {attention.map(({ name, severity, count, amount, routeId, query }) => (
        <li key={name} className={utilities.subtleOnHover}>
          <Icon name={severity === 'negative' ? 'error' : 'clock'} className={text[severity]} />
          <p>
            <strong>
              <FormattedMessage id={`desk.attention.${name}`} values={{ count }} />
            </strong>{' '}
            {amount && (
              <Text small muted>
                {amountText(amount)}
              </Text>
            )}
          </p>
          <Link to={{ pathname: to(routeId), search: query }} className={utilities.coversParent}>
            <FormattedMessage id={`desk.show.${name}`} />
          </Link>
        </li>
      ))}
    </ul>
  )
})
