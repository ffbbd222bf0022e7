import { FormattedMessage, useIntl } from 'react-intl'
import type { PromotionPrice } from '#domain/products/product.ts'
import { useShortDayText } from '../../intl/day-texts.ts'
import { Text } from '../../shared/text.tsx'
import { discountText } from '../../part/discount-text.ts'
import { useAmountText } from '../../part/price.tsx'

type Props = { readonly promotion: PromotionPrice }

/** Regular price, percentage and last day of a promotion, beside the price on the product page. */
export function PromotionTerms({ promotion }: Props) {
  const intl = useIntl()
  const amountText = useAmountText()
  const dayText = useShortDayText()
  const percent = discountText(intl, promotion.percent)
  return (
    <>
      <Text as="p" small muted>
        <FormattedMessage
          id="price.insteadOf"
          values={{ price: <s key="regular">{amountText(promotion.regular)}</s> }}
        />
      </Text>
      <Text as="p" small>
        {promotion.until ? (
          <FormattedMessage id="price.promotionUntil" values={{ percent, date: dayText(promotion.until) }} />
        ) : (
          <FormattedMessage id="price.promotion" values={{ percent }} />
        )}
      </Text>
    </>
  )
}
