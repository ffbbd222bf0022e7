import type { PageTable, RoutesOf } from './page-table.ts'

export const profilePages = {
  profile: {
    path: 'infocenter/profile',
    menu: { group: 'infocenter.settings', text: 'profile.title' },
    capability: 'profile',
  },
} as const satisfies PageTable

export const profileRoutes: RoutesOf<typeof profilePages> = {
  profile: {
    file: 'profile/profile.route.tsx',
    layout: 'info-centre',
    texts: ['profile'],
    name: 'the profile',
  },
}
