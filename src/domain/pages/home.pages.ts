import type { PageTable, RoutesOf } from './page-table.ts'

export const homePages = {
  home: { path: '' },
} as const satisfies PageTable

export const homeRoutes: RoutesOf<typeof homePages> = {
  home: { file: 'home/home.route.tsx', layout: 'shop', name: 'the home page' },
}
