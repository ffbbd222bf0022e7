import type { PageTable } from './page-table.ts'

export const availabilityPages = {
  availability: {
    path: 'infocenter/availability',
    file: 'availability/availability.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.orders', text: 'availabilityCheck.title' },
    capability: 'availability',
    texts: ['availabilityCheck'],
  },
} as const satisfies PageTable
