import type { PageTable, RoutesOf } from './page-table.ts'

export const sessionPages = {
  login: { path: 'login' },
} as const satisfies PageTable

export const sessionRoutes: RoutesOf<typeof sessionPages> = {
  login: { file: 'session/login.route.tsx', layout: 'shop', name: 'the login' },
}
