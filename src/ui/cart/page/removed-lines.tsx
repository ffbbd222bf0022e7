import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { TextButton } from '../../shared/button.tsx'
import box from '../../shared/note-box.module.css'
import type { CartViewModel } from './cart.view-model.ts'

/** Bar with an undo button. It has no timeout: it is shown until the user presses it or removes another line. */
export const RemovedLines = observer(function RemovedLines({ model }: { readonly model: CartViewModel }) {
  const { removedCount, undoRejection, undoing } = model
  return (
    <p role="status" className={removedCount > 0 ? box.note : undefined}>
      {removedCount > 0 && (
        <>
          <FormattedMessage id="cart.removed" values={{ count: removedCount }} />{' '}
          <TextButton aria-disabled={undoing.isRunning} onClick={() => void model.undo()}>
            <FormattedMessage id="action.undo" />
          </TextButton>
          {undoRejection !== undefined && (
            <>
              {' '}
              <FormattedMessage id="cart.undo.failed" />
            </>
          )}
        </>
      )}
    </p>
  )
})
