import { FormattedMessage } from 'react-intl'
import styles from './frame.module.css'

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <FormattedMessage id="frame.skip" />
    </a>
  )
}
