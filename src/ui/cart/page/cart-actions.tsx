import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Button, ButtonRow } from '../../shared/button.tsx'
import type { CartViewModel } from './cart.view-model.ts'
import styles from './cart.module.css'

/** Actions for the selected lines. */
export const SelectedLinesActions = observer(function SelectedLinesActions({
  model,
}: {
  readonly model: CartViewModel
}) {
  const { selection } = model
  if (selection.count === 0) return null
  const remove = () => {
    void model.remove(selection.ids)
    selection.selectAll(false)
  }
  return (
    <ButtonRow className={styles.actions}>
      <span role="status">
        <FormattedMessage id="cart.marked" values={{ count: selection.count }} />
      </span>
      <Button small icon="trash" onClick={remove}>
        <FormattedMessage id="cart.removeMarked" />
      </Button>
      <Button small variant="quiet" onClick={() => selection.selectAll(false)}>
        <FormattedMessage id="cart.unmarkAll" />
      </Button>
    </ButtonRow>
  )
})
