import { FormattedMessage } from 'react-intl'

type Props = {
  readonly payment: string
  /** The goods are delivered after the payment has arrived. */
  readonly isAwaited: boolean
}

/** How an order is paid, and that its days hold once the payment has arrived. */
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
