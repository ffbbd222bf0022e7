import { useIntl } from 'react-intl'
import text from '../shared/text.module.css'
import type { ProductSummary } from '#domain/products/product.ts'

type Props = { readonly reference: NonNullable<ProductSummary['mainOe']> }

/** The OE number of a part in a row, with its maker. Neither is wrapped. */
export function MainOe({ reference }: Props) {
  return useIntl().formatMessage(
    { id: 'part.mainOe' },
    {
      number: <span className={text.unbroken}>{reference.referenceNo}</span>,
      maker: <span className={text.unbroken}>{reference.manufacturer}</span>,
    },
  )
}
