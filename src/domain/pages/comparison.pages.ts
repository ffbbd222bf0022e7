import type { PageTable } from './page-table.ts'

export const comparisonPages = {
  compare: {
    path: 'compare',
    file: 'comparison/compare.route.tsx',
    layout: 'shop',
    capability: 'comparison',
    name: 'the comparison',
  },
} as const satisfies PageTable
