import type { PageTable, RoutesOf } from './page-table.ts'

export const costCentresPages = {
  costcentres: {
    path: 'infocenter/costcentres',
    menu: { group: 'infocenter.accounting', text: 'costCentres.title', right: 'order' },
    capability: 'costCentres',
  },
} as const satisfies PageTable

export const costCentresRoutes: RoutesOf<typeof costCentresPages> = {
  costcentres: {
    file: 'cost-centres/cost-centres.route.tsx',
    layout: 'info-centre',
    texts: ['costCentres'],
    name: 'the cost centres',
  },
}
