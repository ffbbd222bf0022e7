import type { PageTable } from './page-table.ts'

export const searchPages = {
  results: {
    path: 'search/results',
    file: 'search/results/search-results.route.tsx',
    layout: 'shop',
    name: 'the search results',
  },
} as const satisfies PageTable
