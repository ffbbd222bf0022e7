import { FormattedMessage } from 'react-intl'
import styles from './partner.module.css'
import { scopeMessageId } from './scope.mapping.ts'

/** In words for who grants it, and as it is written for who programs with it. The API may name some that are newer. */
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
