import type { IntlShape } from 'react-intl'

/** "−15 %", with the minus sign of typography instead of the hyphen that some locales format. */
export const discountText = (intl: Pick<IntlShape, 'formatNumber'>, percent: number): string =>
  intl.formatNumber(-percent / 100, { style: 'percent', maximumFractionDigits: 1 }).replace('-', '−')
