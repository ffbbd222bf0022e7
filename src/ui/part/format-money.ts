import type { IntlShape } from 'react-intl'
import { toDecimal, type Money } from '#domain/shared/money.ts'

/** Formats an amount, with a typographic minus sign as wide as a digit; most locales have a hyphen. */
export const formatMoney = (intl: Pick<IntlShape, 'formatNumber'>, money: Money): string =>
  intl
    .formatNumber(toDecimal(money), { style: 'currency', currency: money.currency, useGrouping: 'always' })
    .replace('-', '−')
