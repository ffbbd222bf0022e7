import { observer } from 'mobx-react-lite'
import { useId, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRevalidator } from 'react-router'
import { FailureAlert } from '../../shared/failure-alert.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import dialogStyles from '../../shared/dialog.module.css'
import { QuantitySpinner } from '../../shared/quantity-spinner.tsx'
import type { BackorderChangeViewModel } from './backorder-change.view-model.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'

type Props = { readonly model: BackorderChangeViewModel; readonly onDone: () => void }

/** Form that reduces or cancels the outstanding pieces of a back order. */
export const BackorderChange = observer(function BackorderChange({ model, onDone }: Props) {
  const titleId = useId()
  const { line } = model
  if (!line) return null
  return (
    <Dialog narrow aria-labelledby={titleId} onClose={() => model.close()}>
      <h2 id={titleId} className={dialogStyles.title}>
        <FormattedMessage
          id="backorders.change.title"
          values={{ number: line.article.sku, order: line.orderNo }}
        />
      </h2>
      <ChangeForm model={model} line={line} onDone={onDone} />
    </Dialog>
  )
})

const ChangeForm = observer(function ChangeForm({
  model,
  line,
  onDone,
}: Props & { readonly line: BackorderLine }) {
  const intl = useIntl()
  const hintId = useId()
  const { revalidate } = useRevalidator()
  const { fewer, wanted, outstanding, cancel } = model
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await model.confirm())) return
    await revalidate()
    onDone()
  }
  return (
    <form onSubmit={(event) => void confirm(event)}>
      <p>{line.article.name}</p>
      <p id={hintId}>
        <FormattedMessage id="backorders.change.hint" values={{ count: outstanding }} />
      </p>
      <QuantitySpinner
        value={model.typed}
        minimum={0}
        maximum={outstanding}
        onChange={(text) => model.type(text)}
        onStep={(offset) => model.step(offset)}
        label={intl.formatMessage({ id: 'backorders.change.wanted' })}
        lessLabel={intl.formatMessage({ id: 'quantity.less' })}
        moreLabel={intl.formatMessage({ id: 'quantity.more' })}
        describedBy={hintId}
        invalid={wanted === undefined}
      />
      <FailureAlert id={cancel.task.failure && 'order.cancel.failed'} />
      <ButtonRow className={dialogStyles.actions}>
        <Button onClick={() => model.close()}>
          <FormattedMessage id="confirm.keep" />
        </Button>
        <Button type="submit" variant="danger" busy={cancel.task.isRunning} disabled={fewer === 0}>
          <FormattedMessage id="backorders.change.confirm" values={{ count: fewer }} />
        </Button>
      </ButtonRow>
    </form>
  )
})
