import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Icon } from '../../shared/icon.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { CheckItem, CheckList } from '../../shared/check-list.tsx'
import { Cluster } from '../../shared/stack.tsx'
import text from '../../shared/text.module.css'
import styles from './product-offer.module.css'

const GAINS = ['prices', 'stock', 'order'] as const

export function LogInToBuy() {
  const { to } = usePaths()
  return (
    <>
      <Cluster as="h2" gap={8} align="center" noWrap className={classNames(styles.title, text.large)}>
        <Icon name="lock" />
        <FormattedMessage id="product.logIn.title" />
      </Cluster>
      <CheckList>
        {GAINS.map((gain) => (
          <CheckItem key={gain}>
            <FormattedMessage id={`product.logIn.${gain}`} />
          </CheckItem>
        ))}
      </CheckList>
      <LinkButton variant="primary" wide to={to('login')}>
        <FormattedMessage id="action.logIn" />
      </LinkButton>
    </>
  )
}
