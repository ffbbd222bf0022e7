import { FormattedMessage } from 'react-intl'
import styles from './partner.module.css'
import { isScope } from './partner.view-model.ts'

/** In words for who grants it, and as it is written for who programs with it. The API may name some that are newer. */
export function ScopeName({ scope }: { readonly scope: string }) {
  return (
    <>
      {isScope(scope) && (
        <>
          <FormattedMessage id={`partner.scope.${scope}`} />{' '}
        </>
      )}
      <code className={styles.identifier}>{scope}</code>
    </>
  )
}
