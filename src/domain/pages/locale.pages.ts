import type { PageTable, RoutesOf } from './page-table.ts'

export const localePages = {
  geoselection: { path: 'geoselection' },
} as const satisfies PageTable

export const localeRoutes: RoutesOf<typeof localePages> = {
  geoselection: { file: 'locale/geoselection.route.tsx', layout: 'shop', name: 'the countries' },
}
