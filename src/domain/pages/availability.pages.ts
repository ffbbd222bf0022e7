import type { PageTable, RoutesOf } from './page-table.ts'

export const availabilityPages = {
  availability: {
    path: 'infocenter/availability',
    menu: { group: 'infocenter.orders', text: 'availabilityCheck.title' },
    capability: 'availability',
  },
} as const satisfies PageTable

export const availabilityRoutes: RoutesOf<typeof availabilityPages> = {
  availability: {
    file: 'availability/availability.route.tsx',
    layout: 'info-centre',
    texts: ['availabilityCheck'],
  },
}
