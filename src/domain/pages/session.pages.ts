import type { PageTable } from './page-table.ts'

export const sessionPages = {
  login: {
    path: 'login',
    file: 'session/login.route.tsx',
    layout: 'shop',
    name: 'the login',
  },
} as const satisfies PageTable
