import type { PageTable } from './page-table.ts'

export const ordersPages = {
  orderhistory: {
    path: 'infocenter/orderhistory',
    file: 'orders/history/order-history.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.orders', text: 'list.title.orders', right: 'order' },
    capability: 'orders',
    name: 'the orders',
  },
  order: {
    path: 'infocenter/orderhistory/:slug',
    file: 'orders/order/order.route.tsx',
    layout: 'info-centre',
    capability: 'orders',
    texts: ['order', 'reorder'],
    name: 'the order',
  },
  backorderlist: {
    path: 'infocenter/backorderlist',
    file: 'orders/backorders/backorders.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.orders', text: 'list.title.backorders', right: 'order' },
    capability: 'orders',
    texts: ['backorders'],
    name: 'the back orders',
  },
} as const satisfies PageTable
