import type { PageTable, RoutesOf } from './page-table.ts'

const DIVISIONS = {
  de: 'produktdivisionen',
  en: 'product-divisions',
  fr: 'divisions',
  it: 'divisioni',
  ru: 'razdely',
  nl: 'divisies',
  pt: 'divisoes',
  es: 'divisiones',
} as const

export const cataloguePages = {
  categories: { path: 'categories' },
  divisions: { path: DIVISIONS },
  division: {
    path: {
      de: `${DIVISIONS.de}/:divisionId`,
      en: `${DIVISIONS.en}/:divisionId`,
      fr: `${DIVISIONS.fr}/:divisionId`,
      it: `${DIVISIONS.it}/:divisionId`,
      ru: `${DIVISIONS.ru}/:divisionId`,
      nl: `${DIVISIONS.nl}/:divisionId`,
      pt: `${DIVISIONS.pt}/:divisionId`,
      es: `${DIVISIONS.es}/:divisionId`,
    },
  },
} as const satisfies PageTable

export const catalogueRoutes: RoutesOf<typeof cataloguePages> = {
  categories: {
    file: 'catalogue/categories/categories.route.tsx',
    layout: 'shop',
    name: 'the product groups',
  },
  divisions: {
    file: 'catalogue/divisions/divisions.route.tsx',
    layout: 'shop',
    name: 'the product divisions',
  },
  division: { file: 'catalogue/division/division.route.tsx', layout: 'shop', name: 'the division' },
}
