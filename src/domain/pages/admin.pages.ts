import type { PageTable, RoutesOf } from './page-table.ts'

export const adminPages = {
  admin: { path: 'kihadmin', capability: 'administration' },
} as const satisfies PageTable

export const adminRoutes: RoutesOf<typeof adminPages> = {
  admin: { file: 'admin/admin.route.tsx', layout: 'shop', texts: ['admin'], name: 'the administration' },
}
