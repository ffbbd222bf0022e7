import type { PageTable } from './page-table.ts'

export const adminPages = {
  admin: {
    path: 'kihadmin',
    file: 'admin/admin.route.tsx',
    layout: 'shop',
    capability: 'administration',
    texts: ['admin'],
    name: 'the administration',
  },
} as const satisfies PageTable
