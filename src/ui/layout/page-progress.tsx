import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router'
import styles from './page-progress.module.css'

/** Shows that the next page is loading, after a short delay. */
export function PageProgress() {
  return useNavigation().state !== 'idle' && <LoadingBar />
}

export function LoadingBar() {
  const intl = useIntl()
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'frame.loading' })}
      className={styles.progress}
    />
  )
}
