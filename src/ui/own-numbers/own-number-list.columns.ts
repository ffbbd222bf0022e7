import type { OwnNumber } from '#domain/own-numbers/own-number.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

/** Number and article number are the first columns, as the import expects them. */
export const ownNumberList: ListDefinition<OwnNumber> = {
  name: 'ownnumbers',
  routeId: 'ownnumbers',
  isSearched: true,
  sort: { by: 'decidedAt', desc: true },
  keyOf: ({ number }) => number,
  filters: [{ id: 'unused', kind: 'flag' }],
  columns: [
    { id: 'ownNumber', isHeading: true, isSortable: true, cell: ({ number }) => cells.text(number) },
    {
      id: 'articleNo',
      isSortable: true,
      cell: ({ article }) => cells.links([cells.linkTo('product', article.sku, { slug: article.slug })]),
    },
    { id: 'name', isSortable: true, cell: ({ article }) => cells.text(article.name) },
    { id: 'decidedAt', isSortable: true, cell: ({ decidedAt }) => cells.day(decidedAt) },
    { id: 'decidedBy', isSortable: true, cell: ({ decidedBy }) => cells.text(decidedBy) },
    {
      id: 'ownNumberState',
      place: 'flag',
      cell: ({ isUsable }) =>
        cells.status(`ownNumbers.state.${isUsable ? 'used' : 'unused'}`, isUsable ? 'positive' : 'warning'),
    },
    { id: 'actions', isControl: true, place: 'corner', cell: () => undefined },
  ],
}
