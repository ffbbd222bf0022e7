import type { PageTable, RoutesOf } from './page-table.ts'

export const quickOrderPages = {
  quickorder: {
    path: 'infocenter/quickorder',
    menu: { group: 'infocenter.orders', text: 'word.quickOrder', right: 'fillBasket' },
    capability: 'quickOrder',
    isWide: true,
  },
} as const satisfies PageTable

export const quickOrderRoutes: RoutesOf<typeof quickOrderPages> = {
  quickorder: {
    file: 'quick-order/quick-order.route.tsx',
    layout: 'info-centre',
    texts: ['quickOrder', 'scan'],
    name: 'the quick order',
  },
}
