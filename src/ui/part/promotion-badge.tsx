import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductSummary } from '#domain/products/product.ts'
import { Badge } from '../shared/badge.tsx'
import { discountText } from './discount-text.ts'
import { usePrices } from './price.tsx'

type Props = { readonly part: Pick<ProductSummary, 'promotion' | 'price'> }

/** Badge of a promotion, with the percentage only if the user may see prices. */
export const PromotionBadge = observer(function PromotionBadge({ part: { promotion, price } }: Props) {
  const intl = useIntl()
  const prices = usePrices()
  if (!promotion) return null
  return (
    <Badge severity="promotion">
      {price?.promotion && prices.areVisible ? (
        discountText(intl, price.promotion.percent)
      ) : (
        <FormattedMessage id="part.promotion" />
      )}
    </Badge>
  )
})
