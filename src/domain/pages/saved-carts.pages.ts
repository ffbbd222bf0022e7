import type { PageTable } from './page-table.ts'

export const savedCartsPages = {
  mycarts: {
    path: 'infocenter/mycarts',
    file: 'saved-carts/my-carts.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.orders', text: 'list.title.mycarts' },
    capability: 'savedCarts',
    texts: ['mycarts'],
    name: 'my carts',
  },
} as const satisfies PageTable
