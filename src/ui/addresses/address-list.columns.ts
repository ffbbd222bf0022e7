import type { Address } from '#domain/addresses/address.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

export const addressList: ListDefinition<Address> = {
  name: 'addresses',
  routeId: 'addresses',
  sort: { by: 'kind', desc: false },
  keyOf: ({ id }) => id,
  filters: [
    { id: 'kind', kind: 'choice', values: ['SHIPPING', 'BILLING'] },
    { id: 'countryID', kind: 'facet' },
  ],
  columns: [
    {
      id: 'label',
      isHeading: true,
      isSortable: true,
      cell: ({ label, city }) => cells.textCell(label === '' ? city : label),
    },
    {
      id: 'company',
      isSortable: true,
      cell: ({ company, name2 }) => cells.textCell(company, name2 || undefined),
    },
    { id: 'street', isSortable: true, cell: ({ street }) => cells.textCell(street) },
    { id: 'postCode', isSortable: true, cell: ({ postCode }) => cells.textCell(postCode) },
    { id: 'city', isSortable: true, cell: ({ city, region }) => cells.textCell(city, region || undefined) },
    {
      id: 'countryID',
      isSortable: true,
      cell: ({ countryId }) => cells.textCell(countryId),
    },
    {
      id: 'kind',
      isSortable: true,
      cell: ({ kind }) => cells.messageCell(`list.value.kind.${kind === 'billing' ? 'BILLING' : 'SHIPPING'}`),
    },
    {
      id: 'isDefault',
      place: 'flag',
      cell: ({ isDefault }) =>
        isDefault ? cells.statusCell('list.column.isDefault', 'positive') : undefined,
    },
    { id: 'lastUsed', isSortable: true, cell: ({ lastUsed }) => cells.dayCell(lastUsed) },
    { id: 'phone', isExtra: true, cell: ({ phone }) => cells.textCell(phone) },
    { id: 'remark', cell: ({ remark }) => cells.textCell(remark) },
    { id: 'actions', isControl: true, place: 'wide', cell: () => undefined },
  ],
}
