import type { PageTable } from './page-table.ts'

export const overviewPages = {
  infocenter: {
    path: 'infocenter',
    file: 'overview/overview.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.orders', text: 'overview.navigation' },
    texts: ['infocenter', 'overview', 'trace', 'list'],
    name: 'the info centre',
  },
} as const satisfies PageTable
