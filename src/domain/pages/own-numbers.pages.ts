import type { PageTable } from './page-table.ts'

export const ownNumbersPages = {
  ownnumbers: {
    path: 'infocenter/ownnumbers',
    file: 'own-numbers/own-numbers.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.articles', text: 'list.title.ownnumbers' },
    capability: 'ownNumbers',
    texts: ['ownNumbers'],
    name: 'the own article numbers',
  },
} as const satisfies PageTable
