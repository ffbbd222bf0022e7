import { FormattedMessage } from 'react-intl'
import { classNames } from '../../shared/class-names.ts'
import utilities from '../../shared/utilities.module.css'
import styles from './search-popup.module.css'

type Props = { readonly toDetails: boolean; readonly toQuantity: boolean }

export function KeyHints({ toDetails, toQuantity }: Props) {
  return (
    <p className={classNames(styles.keys, utilities.notOnPhone)}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> <FormattedMessage id="search.key.move" />
      </span>
      {toDetails && (
        <span>
          <kbd>→</kbd> <FormattedMessage id="search.key.details" />
        </span>
      )}
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
