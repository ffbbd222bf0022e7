import { FormattedMessage } from 'react-intl'
import { Text } from '../shared/text.tsx'
import type { PriceFacts } from './part-facts.mapping.ts'
import { useAmountText } from './price.tsx'

type Props = { readonly price: PriceFacts }

/** Under a price in a row: the list price, and the first step of the scale. */
export function PriceNotes({ price: { list, steps } }: Props) {
  const amountText = useAmountText()
  const [first] = steps
  return (
    <>
      {list && (
        <Text as="p" small muted>
          <FormattedMessage id="price.list" values={{ price: amountText(list) }} />
        </Text>
      )}
      {first && (
        <Text as="p" small>
          <FormattedMessage
            id="price.fromQuantity"
            values={{ quantity: first.fromQuantity, price: amountText(first.price) }}
          />
        </Text>
      )}
    </>
  )
}
