import { FormattedMessage } from 'react-intl'
import styles from './search-popup.module.css'

export function KeyHints() {
  return (
    <p className={styles.keys}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> <FormattedMessage id="search.key.move" />
      </span>
      <span>
        <kbd>→</kbd> <FormattedMessage id="search.key.details" />
      </span>
      <span>
        <kbd>
          <FormattedMessage id="search.key.enter" />
        </kbd>{' '}
        <FormattedMessage id="search.key.open" />
      </span>
      <span>
        <kbd>Esc</kbd> <FormattedMessage id="search.key.close" />
      </span>
    </p>
  )
}
