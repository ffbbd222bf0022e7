import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import type { CartViewModel } from './cart.view-model.ts'
import { failureMessage } from './failure-message.ts'

const NUMBERS_TOLD = 5

/** Changes that could not be sent: the user retries or discards them. */
export const UnsavedChanges = observer(function UnsavedChanges({ model }: { readonly model: CartViewModel }) {
  const { failure, isLoading, isConnected } = model
  if (!failure) return null
  const { why, articleNos } = failure
  const isWaiting = !isConnected && why === 'unreachable'
  const articleNosText = articleNos.slice(0, NUMBERS_TOLD).join(', ')
  return (
    <>
      <AlertBox
        modifier={isWaiting ? 'warning' : 'negative'}
        headline={<FormattedMessage id={isWaiting ? 'cart.unsaved.offline' : failureMessage(why)} />}
        text={
          <FormattedMessage
            id="cart.unsaved"
            values={{ numbers: articleNosText, more: Math.max(articleNos.length - NUMBERS_TOLD, 0) }}
          />
        }
      />
      <ButtonRow>
        {!isWaiting && (
          <Button busy={isLoading} onClick={() => void model.retry()}>
            <FormattedMessage id="error.retry" />
          </Button>
        )}
        <Button variant="quiet" onClick={() => model.discard()}>
          <FormattedMessage id="cart.unsaved.discard" />
        </Button>
      </ButtonRow>
    </>
  )
})
