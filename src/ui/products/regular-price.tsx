import { FormattedMessage } from 'react-intl'
import type { PromotionPrice } from '#domain/products/product.ts'
import { Text } from '../shared/text.tsx'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import { useAmountText } from './price.tsx'

type Props = { readonly promotion: PromotionPrice }

/** In rows and cards, where a badge names the percentage. */
export function RegularPrice({ promotion }: Props) {
  const amountText = useAmountText()
  const price = amountText(promotion.regular)
  return (
    <Text as="p" small muted unbroken>
      <VisuallyHidden>
        <FormattedMessage id="price.insteadOf" values={{ price }} />
      </VisuallyHidden>
      <s aria-hidden="true">{price}</s>
    </Text>
  )
}
