import { FormattedMessage } from 'react-intl'
import { Text } from '../shared/text.tsx'

type Props = {
  readonly line: { readonly requestedNumber?: string | undefined; readonly note?: string | undefined }
}

/** Requested number of a replaced part, and the customer's note, below the article of a line. */
export function LineRemarks({ line: { requestedNumber, note } }: Props) {
  return (
    <>
      {requestedNumber !== undefined && (
        <Text as="p" small muted>
          <FormattedMessage id="cart.requestedNumber" values={{ number: requestedNumber }} />
        </Text>
      )}
      {note !== undefined && (
        <Text as="p" small muted>
          <FormattedMessage id="checkout.lineNote" values={{ note }} />
        </Text>
      )}
    </>
  )
}
