import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { QuantityQuestionForm } from '../../add-to-cart/quantity-readings.tsx'
import styles from './cart.module.css'
import type { CartLineResult } from './change-line.ts'
import { failureMessage } from './failure-message.ts'

export function CartLineResultBox({ result }: { readonly result: CartLineResult }) {
  const { to } = usePaths()
  if (result.kind === 'two-readings') {
    const { line, ...question } = result
    return (
      <div className={styles.actions}>
        <QuantityQuestionForm
          action={to('checkoutStep1')}
          about={{ name: 'line', value: line }}
          number={question.number}
          typed={question.typed}
          readings={question.readings}
        />
      </div>
    )
  }
  if (result.kind === 'failed') {
    const { why, quantity } = result
    return (
      <AlertBox
        modifier="negative"
        role="none"
        headline={<FormattedMessage id={failureMessage(why)} />}
        text={quantity !== undefined && <FormattedMessage id="cart.line.unsaved" values={{ quantity }} />}
      />
    )
  }
  const { number, messageId, values } = result
  return (
    <AlertBox
      modifier="info"
      role="none"
      headline={number}
      text={<FormattedMessage id={messageId} values={values} />}
    />
  )
}
