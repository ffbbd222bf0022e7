import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Checkbox } from '../../shared/checkbox.tsx'
import { Text } from '../../shared/text.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import side from '../../shared/with-side.module.css'
import { CostBox } from '../cost-box.tsx'
import { SubmitBar } from '../submit-bar.tsx'
import { SubmitButton } from '../form/step-form.tsx'
import styles from './review.module.css'
import type { ReviewViewModel } from './review.view-model.ts'

type Props = { readonly model: ReviewViewModel }

/** Total, the customer's order reference, acceptance of the terms, and the order button. */
export const OrderSummaryBox = observer(function OrderSummaryBox({ model }: Props) {
  const { basHash, version } = model.basket
  return (
    <div className={side.side}>
      <CostBox totals={model.totals} lineCount={model.lineCount}>
        <TextInput
          name="reference"
          label={<FormattedMessage id="checkout.review.reference" />}
          hint={
            <FormattedMessage id="checkout.review.referenceHint" values={{ count: model.referenceMax }} />
          }
          defaultValue={model.reference}
          onChange={(text) => model.typeReference(text)}
          error={
            model.referenceIsTooLong && (
              <FormattedMessage id="checkout.review.referenceHint" values={{ count: model.referenceMax }} />
            )
          }
        />
        <div className={styles.policy}>
          <Checkbox
            name="acceptPolicy"
            value="1"
            required
            defaultChecked={model.acceptPolicy}
            label={<FormattedMessage id="checkout.review.policy" />}
            error={
              model.policyIsMissing ? <FormattedMessage id="checkout.review.policyMissing" /> : undefined
            }
          />
          <details>
            <summary>
              <FormattedMessage id="checkout.review.terms" />
            </summary>
            <Text as="p" small muted>
              <FormattedMessage id="checkout.review.termsText" />
            </Text>
          </details>
        </div>
        <input type="hidden" name="basHash" value={basHash} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="shown" value={JSON.stringify(model.shownLines)} />
        {model.action !== 'request' && (
          <Text as="p" small muted>
            <FormattedMessage id="checkout.review.once" values={{ count: model.parts.length }} />
          </Text>
        )}
      </CostBox>
      <SubmitBar sum={model.gross} sumId="checkout.sum.gross">
        <SubmitButton variant="buy" wide>
          <FormattedMessage id={`checkout.review.${model.action}`} />
        </SubmitButton>
      </SubmitBar>
    </div>
  )
})
