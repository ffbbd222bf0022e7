import type { PageTable } from './page-table.ts'

export const quickOrderPages = {
  quickorder: {
    path: 'infocenter/quickorder',
    file: 'quick-order/quick-order.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.orders', text: 'quickOrder.title', right: 'fillBasket' },
    capability: 'quickOrder',
    texts: ['quickOrder', 'scan'],
    name: 'the quick order',
  },
} as const satisfies PageTable
