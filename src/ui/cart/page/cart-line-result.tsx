import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { QuantityQuestionForm } from '../../add-to-cart/quantity-readings.tsx'
import styles from './cart.module.css'
import type { CartLineResult } from './change-line.ts'
import { failureMessage } from './failure-message.ts'

export function CartLineResultBox({ answer }: { readonly answer: CartLineResult }) {
  const { to } = usePaths()
  if (answer.kind === 'two-readings') {
    const { line, ...question } = answer
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
  if (answer.kind === 'failed') {
    const { why, quantity } = answer
    return (
      <AlertBox
        modifier="negative"
        role="none"
        headline={<FormattedMessage id={failureMessage(why)} />}
        text={quantity !== undefined && <FormattedMessage id="cart.line.unsaved" values={{ quantity }} />}
      />
    )
  }
  const { number, messageId, values } = answer
  return (
    <AlertBox
      modifier="info"
      role="none"
      headline={number}
      text={<FormattedMessage id={messageId} values={values} />}
    />
  )
}
