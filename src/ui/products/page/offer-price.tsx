import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Price, useAmountText } from '../../part/price.tsx'
import { PromotionTerms } from './promotion-terms.tsx'
import { discountText } from '../../part/discount-text.ts'
import { classNames } from '../../shared/class-names.ts'
import { Text } from '../../shared/text.tsx'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import styles from './product-offer.module.css'
import type { ProductOfferViewModel, PriceScaleRow } from './product-offer.view-model.ts'

type Props = { readonly model: ProductOfferViewModel }

export const OfferPrice = observer(function OfferPrice({ model }: Props) {
  const { price, pricesAre, scale } = model
  const amountText = useAmountText()
  const intl = useIntl()
  if (pricesAre !== 'shown') {
    return (
      <Text as="p" small muted>
        <FormattedMessage id={`product.prices.${pricesAre}`} />
      </Text>
    )
  }
  if (!price) {
    return (
      <p className={styles.onRequest}>
        <FormattedMessage id="product.priceOnRequest" />
      </p>
    )
  }
  const discount =
    price.discountPercent && intl.formatNumber(price.discountPercent / 100, { style: 'percent' })
  return (
    <>
      <div>
        <p>
          <Price amount={price.net} perPiece size="headline" />
        </p>
        {price.promotion && <PromotionTerms promotion={price.promotion} />}
        {price.list && (
          <Text as="p" small muted>
            {discount ? (
              <FormattedMessage
                id="product.listPriceAndDiscount"
                values={{ price: amountText(price.list), discount }}
              />
            ) : (
              <FormattedMessage id="product.listPrice" values={{ price: amountText(price.list) }} />
            )}
          </Text>
        )}
        {price.coreDeposit && (
          <Text as="p" small>
            <FormattedMessage
              id="product.coreDeposit"
              values={{ amount: <strong>{amountText(price.coreDeposit)}</strong> }}
            />
          </Text>
        )}
      </div>
      {scale.length > 0 && <PriceScale scale={scale} />}
    </>
  )
})

function PriceScale({ scale }: { readonly scale: readonly PriceScaleRow[] }) {
  const amountText = useAmountText()
  const intl = useIntl()
  const headers = ['from', 'price', 'saving'] as const
  return (
    <table className={styles.scale}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="product.scale" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              <VisuallyHidden>
                <FormattedMessage id={`product.scale.${header}`} />
              </VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scale.map(({ fromQuantity, price, saving, isCurrent }) => (
          <tr key={fromQuantity} className={classNames(isCurrent && styles.current) || undefined}>
            <td>
              <FormattedMessage id="product.scale.fromQuantity" values={{ quantity: fromQuantity }} />
            </td>
            <td>{amountText(price)}</td>
            <td>{saving > 0 && discountText(intl, saving * 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
