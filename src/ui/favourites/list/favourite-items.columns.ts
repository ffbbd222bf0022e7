import type { Change, FavouriteItem } from '#domain/favourites/favourites.ts'
import * as cells from '../../data-table/list-cells.ts'
import type { ListDefinition } from '../../data-table/list-definition.ts'

/** Former price. It is in the cell of the price, so that both are hidden together. */
const priceBefore = ({ changes }: FavouriteItem) => changes.find((change) => change.kind === 'price')?.before

const CHANGE_ID: Readonly<Record<Exclude<Change['kind'], 'price'>, string>> = {
  availability: 'noticelist.change.availability',
  replaced: 'noticelist.change.replaced',
}

/** Change of an item since the last visit, or that it is replaced or discontinued. */
function changeCell({ changes, replacedBy, discontinued }: FavouriteItem): cells.CellValue {
  const change = changes.find(({ kind }) => kind !== 'price')
  if (change && change.kind !== 'price') return cells.message(CHANGE_ID[change.kind])
  if (replacedBy) return cells.message('noticelist.change.replaced')
  return discontinued ? cells.message('noticelist.discontinued') : undefined
}

function stockCell({ min, max }: FavouriteItem): cells.CellValue {
  if (min === undefined && max === undefined) return undefined
  return cells.message('noticelist.labelStock', { min: min ?? '–', max: max ?? '–' })
}

/** Columns of a parts list, with changes since the last visit. */
export const favouriteItems: ListDefinition<FavouriteItem> = {
  name: 'noticelist',
  routeId: 'noticelist',
  scope: 'list',
  isSelectable: true,
  sort: { by: 'added', desc: false },
  keyOf: ({ sku }) => sku,
  nameOf: ({ articleNo }) => articleNo,
  filters: [
    { id: 'onlyAvailable', kind: 'flag' },
    { id: 'onlyChanged', kind: 'flag' },
  ],
  columns: [
    {
      id: 'sku',
      isHeading: true,
      isSortable: true,
      cell: ({ articleNo, slug }) => cells.links([cells.linkTo('product', articleNo, { slug })]),
    },
    { id: 'name', isSortable: true, cell: ({ name, manufacturer }) => cells.text(name, manufacturer) },
    { id: 'quantity', isSortable: true, cell: ({ quantity }) => cells.count(quantity) },
    { id: 'stock', cell: stockCell },
    { id: 'note', place: 'wide', cell: ({ note }) => cells.text(note) },
    {
      id: 'price',
      isSortable: true,
      isPrice: true,
      isUnitPrice: true,
      align: 'end',
      cell: ({ price }) => cells.money(price),
    },
    {
      id: 'priceBefore',
      isPrice: true,
      isExtra: true,
      align: 'end',
      cell: (item) => cells.money(priceBefore(item)),
    },
    {
      id: 'availability',
      cell: ({ availability }) => availability && cells.message(`availability.${availability.status}.word`),
    },
    { id: 'change', cell: changeCell },
    { id: 'gtin', isExtra: true, cell: ({ gtin }) => cells.number(gtin) },
    { id: 'added', isSortable: true, isExtra: true, cell: ({ addedAt }) => cells.day(addedAt) },
    { id: 'actions', isControl: true, place: 'corner', cell: () => undefined },
  ],
}
