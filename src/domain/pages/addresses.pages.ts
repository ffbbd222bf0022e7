import type { PageTable, RoutesOf } from './page-table.ts'

export const addressesPages = {
  addresses: {
    path: 'infocenter/addresses',
    menu: { group: 'infocenter.settings', text: 'list.title.addresses' },
    capability: 'addresses',
  },
} as const satisfies PageTable

export const addressesRoutes: RoutesOf<typeof addressesPages> = {
  addresses: {
    file: 'addresses/addresses.route.tsx',
    layout: 'info-centre',
    texts: ['addresses'],
    name: 'the delivery addresses',
  },
}
