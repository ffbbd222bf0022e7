import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { classNames } from '../shared/class-names.ts'
import type { Amount } from './part-facts.view-model.ts'
import styles from './price.module.css'

type Props = {
  readonly amount: Amount
  /** With "/ piece" behind it. */
  readonly perPiece?: boolean | undefined
  /** 16/20 in lists, 32/40 in the box of the product page; without it the size of the text around. */
  readonly size?: 'list' | 'headline' | undefined
}

export function Price({ amount, perPiece, size }: Props) {
  const price = useAmountText()(amount)
  const strong = <span className={classNames(styles.amount, size && styles[size])}>{price}</span>
  if (!perPiece) return strong
  return <FormattedMessage id="price.perPiece" values={{ price: strong, unit: renderUnit }} />
}

const renderUnit = (text: readonly ReactNode[]) => <span className={styles.unit}>{text}</span>

/** An amount as running text, for sentences and columns. */
export function useAmountText(): (amount: Amount) => string {
  const intl = useIntl()
  return ({ value, currency }) =>
    intl.formatNumber(value, { style: 'currency', currency, useGrouping: 'always' })
}
