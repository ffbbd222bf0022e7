import { FormattedMessage } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Icon } from '../shared/icon.tsx'
import { LinkButton } from '../shared/link-button.tsx'
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
      <ul className={styles.gains}>
        {GAINS.map((gain) => (
          <li key={gain}>
            <Icon name="check" size={16} className={styles.tick} />
            <span>
              <FormattedMessage id={`product.logIn.${gain}`} />
            </span>
          </li>
        ))}
      </ul>
      <LinkButton look="primary" wide to={to('login')}>
        <FormattedMessage id="product.logIn" />
      </LinkButton>
    </>
  )
}
