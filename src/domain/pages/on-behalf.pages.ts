import type { PageTable, RoutesOf } from './page-table.ts'

export const onBehalfPages = {
  onBehalf: {
    path: 'infocenter/onbehalf',
    menu: { group: 'infocenter.settings', text: 'onBehalf.title', right: 'onBehalf' },
    capability: 'onBehalf',
  },
} as const satisfies PageTable

export const onBehalfRoutes: RoutesOf<typeof onBehalfPages> = {
  onBehalf: {
    file: 'on-behalf/on-behalf.route.tsx',
    layout: 'info-centre',
    texts: ['onBehalf'],
    name: 'the page to act on behalf',
  },
}
