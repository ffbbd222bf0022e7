import { observer } from 'mobx-react-lite'
import { useSyncExternalStore, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductPrice } from '#domain/products/product.ts'
import type { Money } from '#domain/shared/money.ts'
import { useViewModel } from '../kernel/container.tsx'
import { Text } from '../shared/text.tsx'
import { PricesViewModel } from './prices.view-model.ts'
import { formatMoney } from './format-money.ts'
import styles from './price.module.css'

type Props = {
  readonly amount: Money
  /** Appends "/ piece". */
  readonly perPiece?: boolean | undefined
  /** 16/20 in lists, 32/40 in the box of the product page; without it the size of the text around. */
  readonly size?: 'list' | 'headline' | undefined
}

export const usePrices = (): PricesViewModel => useViewModel(PricesViewModel)

function useArePricesVisible(prices: PricesViewModel): boolean {
  const areVisible = () => prices.areVisible
  return useSyncExternalStore(prices.subscribe, areVisible, areVisible)
}

/** Content around a price, such as its column; hidden with the prices. */
export const Priced = observer(function Priced({ children }: { readonly children: ReactNode }) {
  return usePrices().areVisible ? children : null
})

/** Shows the same amount in the account's other currency below it, if one is chosen. */
export const Price = observer(function Price({ amount, perPiece, size }: Props) {
  const intl = useIntl()
  const prices = usePrices()
  const approximate = prices.approximation(amount)
  if (!prices.areVisible) return null
  const strong = (
    <Text strong unbroken translate="no" className={size && styles[size]}>
      {formatMoney(intl, amount)}
    </Text>
  )
  const price = perPiece ? (
    <FormattedMessage id="price.perPiece" values={{ price: strong, unit: renderUnit }} />
  ) : (
    strong
  )
  if (!approximate) return price
  return (
    <span className={styles.both}>
      <span>{price}</span>{' '}
      <Text small light muted unbroken translate="no">
        ≈ {formatMoney(intl, approximate)}
      </Text>
    </span>
  )
})

const renderUnit = (text: readonly ReactNode[]) => <span className={styles.unit}>{text}</span>

/** An amount as running text, for sentences and columns; with the other currency in brackets. Empty while hidden. */
export function useAmountText(): (amount: Money) => string {
  const intl = useIntl()
  const prices = usePrices()
  const areVisible = useArePricesVisible(prices)
  return (amount) => {
    if (!areVisible) return ''
    const approximate = prices.approximation(amount)
    return approximate
      ? `${formatMoney(intl, amount)} (≈\u00a0${formatMoney(intl, approximate)})`
      : formatMoney(intl, amount)
  }
}

/** Lower unit prices with the quantities from which they apply. */
export function useScaleTexts(): (price: Pick<ProductPrice, 'scale'>) => readonly string[] {
  const intl = useIntl()
  const amountText = useAmountText()
  const areVisible = useArePricesVisible(usePrices())
  return ({ scale }) =>
    scale
      .filter(({ fromQuantity }) => areVisible && fromQuantity > 1)
      .map(({ fromQuantity, price }) =>
        intl.formatMessage(
          { id: 'price.fromQuantity' },
          { quantity: fromQuantity, price: amountText(price) },
        ),
      )
}
