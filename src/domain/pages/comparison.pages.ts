import type { PageTable, RoutesOf } from './page-table.ts'

export const comparisonPages = {
  compare: { path: 'compare', capability: 'comparison' },
} as const satisfies PageTable

export const comparisonRoutes: RoutesOf<typeof comparisonPages> = {
  compare: { file: 'comparison/compare.route.tsx', layout: 'shop', name: 'the comparison' },
}
