import type { PageTable, RoutesOf } from './page-table.ts'

export const searchPages = {
  results: { path: 'search/results' },
} as const satisfies PageTable

export const searchRoutes: RoutesOf<typeof searchPages> = {
  results: { file: 'search/results/search-results.route.tsx', layout: 'shop', name: 'the search results' },
}
