import type { PageTable, RoutesOf } from './page-table.ts'

export const overviewPages = {
  infocenter: {
    path: 'infocenter',
    menu: { group: 'infocenter.orders', text: 'overview.navigation' },
  },
} as const satisfies PageTable

export const overviewRoutes: RoutesOf<typeof overviewPages> = {
  infocenter: {
    file: 'overview/overview.route.tsx',
    layout: 'info-centre',
    texts: ['infocenter', 'overview', 'trace', 'list'],
    name: 'the info centre',
  },
}
