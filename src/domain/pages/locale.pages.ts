import type { PageTable } from './page-table.ts'

export const localePages = {
  geoselection: {
    path: 'geoselection',
    file: 'locale/geoselection.route.tsx',
    layout: 'shop',
    name: 'the countries',
  },
} as const satisfies PageTable
