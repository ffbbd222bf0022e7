import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QuantitySpinner } from '../../shared/quantity-spinner.tsx'
import { Text } from '../../shared/text.tsx'
import type { CartLineViewModel } from './cart-line.view-model.ts'

type Props = {
  readonly line: CartLineViewModel
  readonly mayChange: boolean
}

export const CartQuantity = observer(function CartQuantity({ line, mayChange }: Props) {
  const intl = useIntl()
  const noticeId = useId()
  const { articleNo, limits, notice, unsaved } = line
  return (
    <>
      <QuantitySpinner
        value={line.quantity}
        minimum={limits.min}
        maximum={limits.max}
        disabled={!mayChange}
        invalid={unsaved?.quantity !== undefined}
        describedBy={noticeId}
        onChange={(typed) => line.type(typed)}
        onStep={(by) => line.step(by)}
        onLeave={() => line.leave()}
        onEnter={() => line.leave()}
        label={intl.formatMessage({ id: 'cart.quantityOf' }, { number: articleNo })}
        lessLabel={intl.formatMessage({ id: 'quantity.less' })}
        moreLabel={intl.formatMessage({ id: 'quantity.more' })}
      />
      <Text as="p" small muted>
        <span id={noticeId} role="status">
          {notice && <FormattedMessage id={notice.messageId} values={{ quantity: notice.quantity }} />}
          {unsaved?.quantity !== undefined && (
            <FormattedMessage id="cart.line.unsaved" values={{ quantity: unsaved.quantity }} />
          )}
        </span>
      </Text>
    </>
  )
})
