import type { PageTable, RoutesOf } from './page-table.ts'

export const savedCartsPages = {
  mycarts: {
    path: 'infocenter/mycarts',
    menu: { group: 'infocenter.orders', text: 'list.title.mycarts' },
    capability: 'savedCarts',
  },
} as const satisfies PageTable

export const savedCartsRoutes: RoutesOf<typeof savedCartsPages> = {
  mycarts: {
    file: 'saved-carts/my-carts.route.tsx',
    layout: 'info-centre',
    texts: ['mycarts'],
    name: 'my carts',
  },
}
