import { FormattedMessage } from 'react-intl'
import type { ProductPrice } from '#domain/products/product.ts'
import { Text } from '../shared/text.tsx'
import { RegularPrice } from './regular-price.tsx'
import { useAmountText, useScaleTexts } from './price.tsx'

type Props = { readonly price: ProductPrice }

/** Below a price in a row: the list price, and the first lower price of the scale. */
export function PriceNotes({ price }: Props) {
  const amountText = useAmountText()
  const [firstStep] = useScaleTexts()(price)
  return (
    <>
      {price.promotion && <RegularPrice promotion={price.promotion} />}
      {price.list && (
        <Text as="p" small muted>
          <FormattedMessage id="price.list" values={{ price: amountText(price.list) }} />
        </Text>
      )}
      {firstStep && (
        <Text as="p" small>
          {firstStep}
        </Text>
      )}
    </>
  )
}
