import { FormattedMessage } from 'react-intl'
import { Icon } from '../shared/icon.tsx'
import styles from './login.module.css'

const REASONS = ['login.why.prices', 'login.why.cart', 'login.why.references'] as const

/** What logging in gives, for whoever wonders. */
export function WhyLogIn() {
  return (
    <section className={styles.why} aria-labelledby="why-log-in">
      <h2 id="why-log-in">
        <FormattedMessage id="login.why.title" />
      </h2>
      <ul className={styles.ticks}>
        {REASONS.map((id) => (
          <li key={id}>
            <Icon name="check" size={16} />
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}
