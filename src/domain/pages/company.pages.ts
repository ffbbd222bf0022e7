import type { PageTable, RoutesOf } from './page-table.ts'

export const companyPages = {
  companyPage: { path: 'company/:page' },
} as const satisfies PageTable

export const companyRoutes: RoutesOf<typeof companyPages> = {
  companyPage: {
    file: 'company/company.route.tsx',
    layout: 'shop',
    texts: ['company'],
    name: 'the company page',
  },
}
