import type { PageTable, RoutesOf } from './page-table.ts'

export const inboxPages = {
  inbox: {
    path: 'infocenter/inbox',
    menu: { group: 'infocenter.settings', text: 'inbox.title' },
    capability: 'inbox',
  },
} as const satisfies PageTable

export const inboxRoutes: RoutesOf<typeof inboxPages> = {
  inbox: {
    file: 'inbox/inbox.route.tsx',
    layout: 'info-centre',
    texts: ['inbox'],
    name: 'the inbox',
  },
}
