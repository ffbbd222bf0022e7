import type { PageTable } from './page-table.ts'

export const companyPages = {
  companyPage: {
    path: 'company/:page',
    file: 'company/company.route.tsx',
    layout: 'shop',
    texts: ['company'],
    name: 'the company page',
  },
} as const satisfies PageTable
