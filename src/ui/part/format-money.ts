import type { IntlShape } from 'react-intl'
import { toDecimal, type Money } from '#domain/shared/money.ts'

/** With the minus sign of typography, as wide as a figure, instead of the hyphen that most locales format. */
export const formatMoney = (intl: Pick<IntlShape, 'formatNumber'>, money: Money): string =>
  intl
    .formatNumber(toDecimal(money), { style: 'currency', currency: money.currency, useGrouping: 'always' })
    .replace('-', '−')
