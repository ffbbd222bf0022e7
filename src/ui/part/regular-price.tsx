import { FormattedMessage } from 'react-intl'
import type { PromotionPrice } from '#domain/products/product.ts'
import { useShortDayText } from '../intl/day-texts.ts'
import { Text } from '../shared/text.tsx'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import { useAmountText } from './price.tsx'

type Props = { readonly promotion: PromotionPrice }

/** Former price and end of a promotion, for rows and cards, where a badge shows the percentage. */
export function RegularPrice({ promotion }: Props) {
  const amountText = useAmountText()
  const dayText = useShortDayText()
  const price = amountText(promotion.regular)
  return (
    <Text as="p" small muted unbroken>
      <VisuallyHidden>
        <FormattedMessage id="price.insteadOf" values={{ price }} />
      </VisuallyHidden>
      <s aria-hidden="true">{price}</s>
      {promotion.until !== undefined && (
        <>
          {' '}
          <FormattedMessage id="price.until" values={{ date: dayText(promotion.until) }} />
        </>
      )}
    </Text>
  )
}
