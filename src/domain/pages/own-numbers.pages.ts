import type { PageTable, RoutesOf } from './page-table.ts'

export const ownNumbersPages = {
  ownnumbers: {
    path: 'infocenter/ownnumbers',
    menu: { group: 'infocenter.articles', text: 'list.title.ownnumbers' },
    capability: 'ownNumbers',
  },
} as const satisfies PageTable

export const ownNumbersRoutes: RoutesOf<typeof ownNumbersPages> = {
  ownnumbers: {
    file: 'own-numbers/own-numbers.route.tsx',
    layout: 'info-centre',
    texts: ['ownNumbers'],
    name: 'the own article numbers',
  },
}
