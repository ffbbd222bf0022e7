import type { IntlShape } from 'react-intl'
import { toDecimal, type Money } from '#domain/shared/money.ts'

export const formatMoney = (intl: Pick<IntlShape, 'formatNumber'>, money: Money): string =>
  intl.formatNumber(toDecimal(money), { style: 'currency', currency: money.currency, useGrouping: 'always' })
