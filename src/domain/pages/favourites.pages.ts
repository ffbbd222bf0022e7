import type { PageTable, RoutesOf } from './page-table.ts'

export const favouritesPages = {
  noticelist: {
    path: 'infocenter/noticelist',
    menu: { group: 'infocenter.articles', text: 'list.title.noticelist' },
    capability: 'favourites',
  },
  sharedFavourites: { path: 'infocenter/sharedFavourites', capability: 'favourites' },
} as const satisfies PageTable

export const favouritesRoutes: RoutesOf<typeof favouritesPages> = {
  noticelist: {
    file: 'favourites/list/favourite-list.route.tsx',
    layout: 'info-centre',
    texts: ['noticelist'],
    name: 'the parts lists',
  },
  sharedFavourites: {
    file: 'favourites/shared-list/shared-list.route.tsx',
    layout: 'shop',
    texts: ['sharedFavourites'],
  },
}
