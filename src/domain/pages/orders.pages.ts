import type { PageTable, RoutesOf } from './page-table.ts'

export const ordersPages = {
  orderhistory: {
    path: 'infocenter/orderhistory',
    menu: { group: 'infocenter.orders', text: 'list.title.orders', right: 'order' },
    capability: 'orders',
  },
  order: { path: 'infocenter/orderhistory/:slug', capability: 'orders' },
  backorderlist: {
    path: 'infocenter/backorderlist',
    menu: { group: 'infocenter.orders', text: 'list.title.backorders', right: 'order' },
    capability: 'orders',
  },
} as const satisfies PageTable

export const ordersRoutes: RoutesOf<typeof ordersPages> = {
  orderhistory: { file: 'orders/history/order-history.route.tsx', layout: 'info-centre', name: 'the orders' },
  order: {
    file: 'orders/order/order.route.tsx',
    layout: 'info-centre',
    texts: ['order', 'reorder'],
    name: 'the order',
  },
  backorderlist: {
    file: 'orders/backorders/backorders.route.tsx',
    layout: 'info-centre',
    texts: ['backorders'],
    name: 'the back orders',
  },
}
