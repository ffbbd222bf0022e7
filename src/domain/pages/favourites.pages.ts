import type { PageTable } from './page-table.ts'

export const favouritesPages = {
  noticelist: {
    path: 'infocenter/noticelist',
    file: 'favourites/list/favourite-list.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.articles', text: 'list.title.noticelist' },
    capability: 'favourites',
    name: 'the parts lists',
  },
  sharedFavourites: {
    path: 'infocenter/sharedFavourites',
    file: 'favourites/shared-list/shared-list.route.tsx',
    layout: 'shop',
    capability: 'favourites',
    texts: ['sharedFavourites'],
  },
} as const satisfies PageTable
