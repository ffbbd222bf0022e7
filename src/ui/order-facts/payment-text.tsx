import { FormattedMessage } from 'react-intl'

type Props = {
  readonly payment: string
  /** The goods are delivered after the payment has arrived. */
  readonly isAwaited: boolean
}

/** Payment method of an order, with the note that its days apply once the payment has arrived. */
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
