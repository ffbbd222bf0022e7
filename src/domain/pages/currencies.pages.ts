import type { PageTable } from './page-table.ts'

export const currenciesPages = {
  currencies: {
    path: 'infocenter/currencies',
    file: 'currencies/currencies.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.settings', text: 'currencies.title', right: 'showPrice' },
    capability: 'currencies',
    texts: ['currencies'],
    name: 'the currencies',
  },
} as const satisfies PageTable
