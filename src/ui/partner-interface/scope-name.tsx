import { FormattedMessage } from 'react-intl'
import styles from './partner.module.css'
import { scopeMessageId } from './scope.mapping.ts'

/** The name for administrators, and the identifier for developers. The API may have newer scopes. */
export function ScopeName({ scope }: { readonly scope: string }) {
  const messageId = scopeMessageId(scope)
  return (
    <>
      {messageId && (
        <>
          <FormattedMessage id={messageId} />{' '}
        </>
      )}
      <code className={styles.identifier}>{scope}</code>
    </>
  )
}
