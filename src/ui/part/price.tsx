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
  /** True to append "/ piece". */
  readonly perPiece?: boolean | undefined
  /** Font size / line height in px: `list` is 16/20, `headline` 32/40; inherited by default. */
  readonly size?: 'list' | 'headline' | undefined
}

export const usePrices = (): PricesViewModel => useViewModel(PricesViewModel)

/** Renders its children, such as a price column, only if prices are visible. */
export const IfPricesVisible = observer(function IfPricesVisible({
  children,
}: {
  readonly children: ReactNode
}) {
  return usePrices().areVisible ? children : null
})

/** A price. If the account has a second currency, the amount in it is below. */
export const Price = observer(function Price({ amount, perPiece, size }: Props) {
  const intl = useIntl()
  const prices = usePrices()
  if (!prices.areVisible) return null
  const approximate = prices.approximation(amount)
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

/**
 * Formats an amount as text for sentences and cells, with the second currency in brackets. Empty while prices are
 * hidden.
 */
export function useAmountText(): (amount: Money) => string {
  const intl = useIntl()
  const prices = usePrices()
  const getVisible = () => prices.areVisible
  const areVisible = useSyncExternalStore(prices.subscribe, getVisible, getVisible)
  return (amount) => {
    if (!areVisible) return ''
    const approximate = prices.approximation(amount)
    return approximate
      ? `${formatMoney(intl, amount)} (≈\u00a0${formatMoney(intl, approximate)})`
      : formatMoney(intl, amount)
  }
}

/** Formats the price scale: each lower unit price with the quantity from which it applies. */
export function useScaleTexts(): (price: Pick<ProductPrice, 'scale'>) => readonly string[] {
  const intl = useIntl()
  const amountText = useAmountText()
  return ({ scale }) =>
    scale
      .filter(({ fromQuantity }) => fromQuantity > 1)
      .map(({ fromQuantity, price }) => ({ quantity: fromQuantity, price: amountText(price) }))
      .filter(({ price }) => price !== '')
      .map((values) => intl.formatMessage({ id: 'price.fromQuantity' }, values))
}
