import type { PageTable, RoutesOf } from './page-table.ts'

export const sessionPages = {
  login: { path: 'login' },
  setPassword: { path: 'login/password' },
} as const satisfies PageTable

export const sessionRoutes: RoutesOf<typeof sessionPages> = {
  login: { file: 'session/login.route.tsx', layout: 'shop', name: 'the login' },
  setPassword: {
    file: 'session/set-password.route.tsx',
    layout: 'shop',
    name: 'the page for a new password',
  },
}
