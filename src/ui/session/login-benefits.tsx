import { FormattedMessage } from 'react-intl'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { CheckItem, CheckList } from '../shared/check-list.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import styles from './login.module.css'

const REASONS = ['login.why.prices', 'login.why.cart', 'login.why.references'] as const

/** Benefits of a login. */
export function LoginBenefits() {
  const { to } = usePaths()
  return (
    <section className={styles.why} aria-labelledby="why-log-in">
      <h2 id="why-log-in">
        <FormattedMessage id="login.why.title" />
      </h2>
      <CheckList className={styles.reasons}>
        {REASONS.map((id) => (
          <CheckItem key={id}>
            <FormattedMessage id={id} />
          </CheckItem>
        ))}
      </CheckList>
      <IfOffered page="becomePartner">
        <LinkButton to={to('becomePartner')}>
          <FormattedMessage id="home.partners.become" />
        </LinkButton>
      </IfOffered>
    </section>
  )
}
