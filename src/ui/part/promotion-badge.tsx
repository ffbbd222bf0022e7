import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductSummary } from '#domain/products/product.ts'
import { Badge } from '../shared/badge.tsx'
import { percentOff } from './percent-off.ts'

type Props = { readonly part: Pick<ProductSummary, 'promotion' | 'price'> }

/** Names the percentage only to those who see the price. */
export function PromotionBadge({ part: { promotion, price } }: Props) {
  const intl = useIntl()
  if (!promotion) return null
  return (
    <Badge tone="promotion">
      {price?.promotion ? (
        percentOff(intl, price.promotion.percent)
      ) : (
        <FormattedMessage id="part.promotion" />
      )}
    </Badge>
  )
}
