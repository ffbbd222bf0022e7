import { FormattedMessage } from 'react-intl'

type Props = {
  readonly payment: string
  /** True if the goods are delivered only after the payment has arrived. */
  readonly isAwaited: boolean
}

/** Payment method of an order. For a prepaid order also the note that the delivery days count from the payment. */
export const PaymentText = ({ payment, isAwaited }: Props) => (
  <>
    {payment}
    {isAwaited && (
      <>
        <br />
        <FormattedMessage id="checkout.payment.note.prepayment" />
      </>
    )}
  </>
)
