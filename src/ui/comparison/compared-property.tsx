import { FormattedMessage, useIntl } from 'react-intl'
import type { Product } from '#domain/products/product.ts'
import { PartNumber } from '../shared/part-number.tsx'
import { Text } from '../shared/text.tsx'
import type { PropertyKind } from './compare.view-model.ts'

type Props = { readonly kind: PropertyKind; readonly part: Product }

/** Cell of a property that every product has, such as its weight. Attributes have other cells. */
export function ComparedProperty({ kind, part }: Props) {
  const intl = useIntl()
  switch (kind) {
    case 'manufacturer':
      return part.manufacturer
    case 'mainOe':
      return part.mainOe ? (
        <>
          <PartNumber light>{part.mainOe.referenceNo}</PartNumber> {part.mainOe.manufacturer}
        </>
      ) : (
        '–'
      )
    case 'packaging':
      return <FormattedMessage id="word.pieces" values={{ count: part.packagingAmount }} />
    case 'weight':
      return (
        <Text unbroken>
          {intl.formatNumber(part.weightKg, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 })}
        </Text>
      )
  }
}
