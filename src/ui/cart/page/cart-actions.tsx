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
  const { marks } = model
  if (marks.count === 0) return null
  const remove = () => {
    void model.remove(marks.ids)
    marks.markAll(false)
  }
  return (
    <ButtonRow className={styles.actions}>
      <span role="status">
        <FormattedMessage id="cart.marked" values={{ count: marks.count }} />
      </span>
      <Button small icon="trash" onClick={remove}>
        <FormattedMessage id="cart.removeMarked" />
      </Button>
      <Button small variant="quiet" onClick={() => marks.markAll(false)}>
        <FormattedMessage id="cart.unmarkAll" />
      </Button>
    </ButtonRow>
  )
})
