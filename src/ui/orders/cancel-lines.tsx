import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useRevalidator } from 'react-router'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import type { CancelLinesViewModel } from './cancel-lines.view-model.ts'
import type { OrderViewModel } from './order/order.view-model.ts'
import styles from './order/order.module.css'

type Props = { readonly model: OrderViewModel; readonly cancel: CancelLinesViewModel }

/**
 * Button that cancels lines. A confirmation replaces the pressed button, so that a single click does not cancel a line.
 */
export const CancelLines = observer(function CancelLines({ model, cancel }: Props) {
  const { revalidate } = useRevalidator()
  const confirm = async () => {
    if (await cancel.confirm(model.orderNo)) await revalidate()
  }
  return (
    <div className={styles.cancel}>
      <CancelOutcome cancel={cancel} />
      {cancel.isAsking ? (
        <div ref={focusOnce} tabIndex={-1} role="group" className={styles.question}>
          <p>
            <FormattedMessage
              id="order.cancel.question"
              values={{ lines: cancel.asked.length, pieces: cancel.pieces }}
            />
          </p>
          <ButtonRow>
            <Button variant="danger" small busy={cancel.task.isRunning} onClick={() => void confirm()}>
              <FormattedMessage id="order.cancel.confirm" />
            </Button>
            <Button variant="quiet" small onClick={() => cancel.withdraw()}>
              <FormattedMessage id="confirm.keep" />
            </Button>
          </ButtonRow>
        </div>
      ) : (
        model.cancellable.length > 0 && (
          <Button variant="danger" small icon="close" onClick={() => cancel.ask(model.cancellable)}>
            <FormattedMessage id="order.cancel" values={{ count: model.cancellable.length }} />
          </Button>
        )
      )}
    </div>
  )
})

export const CancelOutcome = observer(function CancelOutcome({ cancel }: Pick<Props, 'cancel'>) {
  if (cancel.task.failure) {
    return <AlertBox modifier="negative" headline={<FormattedMessage id="order.cancel.failed" />} />
  }
  if (!cancel.outcome) return null
  return (
    <AlertBox
      modifier={cancel.tooLate.length === 0 ? 'positive' : 'warning'}
      headline={<FormattedMessage id="order.cancel.done" values={{ pieces: cancel.cancelledPieces }} />}
      text={
        cancel.tooLate.length > 0 && (
          <FormattedMessage id="order.cancel.tooLate" values={{ lines: cancel.tooLate.join(', ') }} />
        )
      }
    />
  )
})

/** Focuses the confirmation, because it replaces the pressed button. */
const focusOnce = (question: HTMLDivElement | null) => question?.focus()
