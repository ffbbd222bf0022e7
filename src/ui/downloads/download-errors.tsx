import { FormattedMessage } from 'react-intl'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './download-panel.module.css'
import type { DownloadError } from '#domain/downloads/download.ts'

/** Error heading, then the missing documents in red lines below the progress bar (spec 7). */
export function DownloadErrors({ errors }: { readonly errors: readonly DownloadError[] }) {
  if (errors.length === 0) return null
  return (
    <>
      <p className={styles.errorLabel}>
        <Icon name="error" size={16} />
        <FormattedMessage id="downloads.errors" values={{ count: errors.length }} />
      </p>
      <Text as="ul" severity="negative" className={classNames(styles.errors, utilities.before4)}>
        {errors.map((error, index) => (
          // the same document may be missing in two formats
          <li key={index}>
            {typeof error === 'string' ? (
              error
            ) : (
              <>
                <strong>{error.documentId}</strong> {error.message}
              </>
            )}
          </li>
        ))}
      </Text>
    </>
  )
}
