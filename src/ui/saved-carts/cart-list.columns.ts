import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

export const cartList: ListDefinition<SavedCart> = {
  name: 'mycarts',
  routeId: 'mycarts',
  sort: { by: 'changed', desc: true },
  keyOf: ({ cartId }) => cartId,
  filters: [{ id: 'whose', kind: 'choice', values: ['own', 'others'] }],
  columns: [
    {
      id: 'name',
      isHeading: true,
      isSortable: true,
      cell: ({ name }) => cells.text(name) ?? cells.message('mycarts.unnamed'),
    },
    { id: 'lineCount', isSortable: true, align: 'end', cell: ({ lines }) => cells.count(lines) },
    { id: 'pieces', isSortable: true, align: 'end', cell: ({ pieces }) => cells.count(pieces) },
    {
      id: 'value',
      isSortable: true,
      isPrice: true,
      align: 'end',
      cell: ({ total }) => cells.money(total),
    },
    {
      id: 'pricesUntil',
      isSortable: true,
      isPrice: true,
      cell: ({ pricesUntil }) => cells.day(pricesUntil),
    },
    { id: 'changed', isSortable: true, cell: ({ changedAt }) => cells.day(changedAt) },
    { id: 'owner', isSortable: true, cell: ({ owner }) => cells.text(owner.name) },
    { id: 'sharedWith', cell: ({ shared }) => cells.text(shared.map(({ name }) => name).join(', ')) },
    { id: 'actions', isControl: true, place: 'corner', cell: () => undefined },
  ],
}
