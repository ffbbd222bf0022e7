import type { PageTable, RoutesOf } from './page-table.ts'

export const currenciesPages = {
  currencies: {
    path: 'infocenter/currencies',
    menu: { group: 'infocenter.settings', text: 'currencies.title', right: 'showPrice' },
    capability: 'currencies',
  },
} as const satisfies PageTable

export const currenciesRoutes: RoutesOf<typeof currenciesPages> = {
  currencies: {
    file: 'currencies/currencies.route.tsx',
    layout: 'info-centre',
    texts: ['currencies'],
    name: 'the currencies',
  },
}
