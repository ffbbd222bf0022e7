import { FormattedMessage } from 'react-intl'
import styles from './partner.module.css'
import { scopeMessageId } from './scope.mapping.ts'

/**
 * Name of a scope for administrators, and its identifier for developers. A scope that only a newer API knows has no
 * name.
 */
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
