import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router'
import styles from './page-progress.module.css'

/** Says that the next page is on its way; one that comes quickly is not worth a word. */
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
