import { FormattedMessage } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Icon } from '../shared/icon.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { TickItem, TickList } from '../shared/tick-list.tsx'
import styles from './product-offer.module.css'

const GAINS = ['prices', 'stock', 'order'] as const

export function LogInToBuy() {
  const { to } = usePaths()
  return (
    <>
      <h2 className={styles.title}>
        <Icon name="lock" />
        <FormattedMessage id="product.logIn.title" />
      </h2>
      <TickList>
        {GAINS.map((gain) => (
          <TickItem key={gain}>
            <FormattedMessage id={`product.logIn.${gain}`} />
          </TickItem>
        ))}
      </TickList>
      <LinkButton look="primary" wide to={to('login')}>
        <FormattedMessage id="product.logIn" />
      </LinkButton>
    </>
  )
}
