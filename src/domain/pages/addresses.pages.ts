import type { PageTable } from './page-table.ts'

export const addressesPages = {
  addresses: {
    path: 'infocenter/addresses',
    file: 'addresses/addresses.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.settings', text: 'list.title.addresses' },
    capability: 'addresses',
    texts: ['addresses'],
    name: 'the delivery addresses',
  },
} as const satisfies PageTable
