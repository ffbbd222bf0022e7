import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApprovalNotice } from '../../order-facts/approval-notice.tsx'
import { CostBox, PendingArrival } from '../../checkout/cost-box.tsx'
import { PromiseText } from '../../part/promise-text.tsx'
import { Text } from '../../shared/text.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import type { CartToolsViewModel } from './cart-tools.view-model.ts'
import type { CartViewModel } from './cart.view-model.ts'

type Props = { readonly model: CartViewModel; readonly tools: CartToolsViewModel }

/** Total and the customer's reference. Nothing if prices are hidden. */
export const CartSum = observer(function CartSum({ model, tools }: Props) {
  const intl = useIntl()
  const { totals, promise } = model
  return (
    <CostBox totals={totals?.totals} lineCount={totals?.lines ?? 0} cartTotal={totals?.total}>
      <ApprovalNotice reasons={model.approvalReasons} />
      {promise ? (
        <Text as="p" small muted>
          <FormattedMessage id="availability.available.word" />
          {model.transport?.description && ` · ${model.transport.description}`}
          {' · '}
          <PromiseText promise={promise} isToday={model.leavesToday} />
        </Text>
      ) : (
        <PendingArrival />
      )}
      <div data-scripts-only>
        <TextInput
          label={<FormattedMessage id="cart.reference" />}
          hint={
            <FormattedMessage
              id="checkout.review.referenceHint"
              values={{ count: tools.referenceMaxLength }}
            />
          }
          limitText={intl.formatMessage({ id: 'field.limitReached' })}
          maxLength={tools.referenceMaxLength}
          value={tools.reference}
          onChange={(text) => tools.typeReference(text)}
        />
      </div>
    </CostBox>
  )
})
