import { FormattedMessage } from 'react-intl'
import styles from './search-popup.module.css'

export function KeyHints({ toQuantity }: { readonly toQuantity: boolean }) {
  return (
    <p className={styles.keys}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> <FormattedMessage id="search.key.move" />
      </span>
      <span>
        <kbd>→</kbd> <FormattedMessage id="search.key.details" />
      </span>
      {toQuantity && (
        <span>
          <kbd>Tab</kbd> <FormattedMessage id="search.key.quantity" />
        </span>
      )}
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
