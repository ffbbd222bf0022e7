import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import styles from '../shortcuts/keyboard-shortcuts-button.module.css'
import { ConsentViewModel } from './consent.view-model.ts'

/** Opens the consent banner again, if the shop has one. */
export const ConsentButton = observer(function ConsentButton() {
  const model = useViewModel(ConsentViewModel)
  if (!model.isOffered) return null
  return (
    <button type="button" className={styles.button} onClick={() => model.askAgain()}>
      <FormattedMessage id="consent.change" />
    </button>
  )
})
