import type { IntlShape } from 'react-intl'
import { toDecimal, type Money } from '#domain/shared/money.ts'

/** With a typographic minus sign, as wide as a digit, instead of the hyphen of most locales. */
export const formatMoney = (intl: Pick<IntlShape, 'formatNumber'>, money: Money): string =>
  intl
    .formatNumber(toDecimal(money), { style: 'currency', currency: money.currency, useGrouping: 'always' })
    .replace('-', '−')
