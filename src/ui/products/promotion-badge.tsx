import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductSummary } from '#domain/products/product.ts'
import { Badge } from '../shared/badge.tsx'

type Props = { readonly part: Pick<ProductSummary, 'promotion' | 'price'> }

/** Names the percentage only to those who see the price. */
export function PromotionBadge({ part: { promotion, price } }: Props) {
  const intl = useIntl()
  if (!promotion) return null
  return (
    <Badge tone="promotion">
      {price?.discountPercent ? (
        intl.formatNumber(-price.discountPercent / 100, { style: 'percent', maximumFractionDigits: 1 })
      ) : (
        <FormattedMessage id="part.promotion" />
      )}
    </Badge>
  )
}
