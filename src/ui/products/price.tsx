import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useViewModel } from '../composition/shop.tsx'
import { Text } from '../shared/text.tsx'
import { ApproximationViewModel } from './approximation.view-model.ts'
import type { Amount } from './part-facts.mapping.ts'
import styles from './price.module.css'

type Props = {
  readonly amount: Amount
  /** With "/ piece" behind it. */
  readonly perPiece?: boolean | undefined
  /** 16/20 in lists, 32/40 in the box of the product page; without it the size of the text around. */
  readonly size?: 'list' | 'headline' | undefined
}

/** With the same amount in the account's other currency under it, where one is chosen. */
export const Price = observer(function Price({ amount, perPiece, size }: Props) {
  const textOf = useFormat()
  const approximate = useViewModel(ApproximationViewModel).of(amount)
  const strong = (
    <Text strong unbroken className={size && styles[size]}>
      {textOf(amount)}
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
      <Text small light muted unbroken>
        ≈ {textOf(approximate)}
      </Text>
    </span>
  )
})

const renderUnit = (text: readonly ReactNode[]) => <span className={styles.unit}>{text}</span>

/** An amount as running text, for sentences and columns; with the other currency in brackets. */
export function useAmountText(): (amount: Amount) => string {
  const textOf = useFormat()
  const model = useViewModel(ApproximationViewModel)
  return (amount) => {
    const approximate = model.of(amount)
    return approximate ? `${textOf(amount)} (≈\u00a0${textOf(approximate)})` : textOf(amount)
  }
}

function useFormat(): (amount: Amount) => string {
  const intl = useIntl()
  return ({ value, currency }) =>
    intl.formatNumber(value, { style: 'currency', currency, useGrouping: 'always' })
}
