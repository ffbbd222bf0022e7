import { FormattedMessage } from 'react-intl'
import { Text } from '../shared/text.tsx'
import type { ProductSummary } from '#domain/products/product.ts'

type Props = { readonly reference: NonNullable<ProductSummary['mainOe']> }

/** The OE number of a part in a row, with its maker. Neither is wrapped. */
export function MainOe({ reference }: Props) {
  return (
    <FormattedMessage
      id="part.mainOe"
      values={{
        number: <Text unbroken>{reference.referenceNo}</Text>,
        maker: <Text unbroken>{reference.manufacturer}</Text>,
      }}
    />
  )
}
