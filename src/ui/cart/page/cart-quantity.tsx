import { observer } from 'mobx-react-lite'
import { useId, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { QuantitySpinner } from '../../shared/quantity-spinner.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { QuantityReadings } from '../../add-to-cart/quantity-readings.tsx'
import type { CartLineViewModel, Conflict } from './cart-line.view-model.ts'
import { quantityField } from './quantity-field.ts'

type Props = {
  readonly line: CartLineViewModel
  readonly mayChange: boolean
}

export const CartQuantity = observer(function CartQuantity({ line, mayChange }: Props) {
  const intl = useIntl()
  const noticeId = useId()
  const fieldId = quantityField(line.id)
  const questionId = useId()
  const change = (event: FormEvent) => {
    event.preventDefault()
    line.leave()
  }
  const { articleNo, limits, notice, readings, unsaved, conflict, clampedFrom } = line
  return (
    <>
      <Cluster as="form" method="post" gap={8} align="center" onSubmit={change}>
        <input type="hidden" name="line" value={line.id} />
        <QuantitySpinner
          id={fieldId}
          name="quantity"
          value={line.quantity}
          minimum={limits.min}
          maximum={limits.max}
          disabled={!mayChange}
          invalid={readings !== undefined || unsaved?.quantity !== undefined}
          describedBy={readings ? `${questionId} ${noticeId}` : noticeId}
          onChange={(typedText) => line.type(typedText)}
          onStep={(offset) => line.step(offset)}
          onLeave={() => line.leave()}
          onEnter={() => line.leave()}
          label={intl.formatMessage({ id: 'addToCart.quantityOf' }, { number: articleNo })}
          lessLabel={intl.formatMessage({ id: 'quantity.less' })}
          moreLabel={intl.formatMessage({ id: 'quantity.more' })}
        />
        {mayChange && (
          <noscript>
            <Button type="submit" small>
              <FormattedMessage id="action.change" />
            </Button>
          </noscript>
        )}
      </Cluster>
      {readings && (
        <QuantityReadings
          id={questionId}
          readings={readings}
          fieldId={fieldId}
          onChoose={(quantity) => line.choose(quantity)}
        />
      )}
      <Text as="p" small muted>
        <span id={noticeId} role="status">
          {clampedFrom && <FormattedMessage id="cart.line.gaveWay" values={clampedFrom} />}{' '}
          {notice && <FormattedMessage id={notice.messageId} values={{ quantity: notice.quantity }} />}
          {unsaved?.isRemoval && <FormattedMessage id="cart.line.unsavedRemoval" />}
          {conflict ? (
            <ConflictText conflict={conflict} />
          ) : (
            unsaved?.quantity !== undefined && (
              <FormattedMessage id="cart.line.unsaved" values={{ quantity: unsaved.quantity }} />
            )
          )}
        </span>
      </Text>
      {conflict && (
        <ButtonRow>
          <Button small onClick={() => line.decide(false)}>
            <FormattedMessage id="cart.line.keepTheirs" values={{ theirs: conflict.theirs }} />
          </Button>
          <Button small onClick={() => line.decide(true)}>
            <FormattedMessage id="cart.line.takeOwn" values={{ own: conflict.own }} />
          </Button>
        </ButtonRow>
      )}
    </>
  )
})

/**
 * Value that another session has saved, with time and user. Shows the weekday, because a tab may stay open
 * overnight.
 */
function ConflictText({ conflict: { changed, ...values } }: { readonly conflict: Conflict }) {
  const intl = useIntl()
  if (!changed) return <FormattedMessage id="cart.line.conflict" values={values} />
  const time = intl.formatDate(changed.at, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
  const id = changed.byCaller ? 'cart.line.conflictOwn' : 'cart.line.conflictBy'
  return <FormattedMessage id={id} values={{ ...values, time, by: changed.by }} />
}
