import type { PageTable } from './page-table.ts'

export const homePages = {
  home: {
    path: '',
    file: 'home/home.route.tsx',
    layout: 'shop',
    name: 'the home page',
  },
} as const satisfies PageTable
