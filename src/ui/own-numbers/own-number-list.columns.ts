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
    { id: 'ownNumber', isHeading: true, isSortable: true, cell: ({ number }) => cells.textCell(number) },
    {
      id: 'articleNo',
      isSortable: true,
      cell: ({ article }) => cells.linksCell([cells.linkTo('product', article.sku, { slug: article.slug })]),
    },
    { id: 'name', isSortable: true, cell: ({ article }) => cells.textCell(article.name) },
    { id: 'decidedAt', isSortable: true, cell: ({ decidedAt }) => cells.dayCell(decidedAt) },
    { id: 'decidedBy', isSortable: true, cell: ({ decidedBy }) => cells.textCell(decidedBy) },
    {
      id: 'ownNumberState',
      place: 'flag',
      cell: ({ isUsable }) =>
        cells.statusCell(
          `ownNumbers.state.${isUsable ? 'used' : 'unused'}`,
          isUsable ? 'positive' : 'warning',
        ),
    },
    { id: 'actions', isControl: true, place: 'corner', cell: () => undefined },
  ],
}
