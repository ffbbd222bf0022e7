import type { Address } from '#domain/addresses/address.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

/** Address without its company, in one line. */
export const addressLine = ({ name2, street, postCode, city, region, countryId }: Address): string =>
  [name2, street, `${postCode} ${city}`, region, countryId].filter((text) => text !== '').join(', ')

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
      cell: ({ label, city }) => cells.text(label === '' ? city : label),
    },
    {
      id: 'address',
      place: 'wide',
      cell: (address) => cells.text([address.company, addressLine(address)].join(', ')),
    },
    {
      id: 'company',
      isExtra: true,
      isSortable: true,
      cell: ({ company, name2 }) => cells.text(company, name2 || undefined),
    },
    { id: 'street', isExtra: true, isSortable: true, cell: ({ street }) => cells.text(street) },
    { id: 'postCode', isExtra: true, isSortable: true, cell: ({ postCode }) => cells.text(postCode) },
    {
      id: 'city',
      isExtra: true,
      isSortable: true,
      cell: ({ city, region }) => cells.text(city, region || undefined),
    },
    {
      id: 'countryID',
      isExtra: true,
      isSortable: true,
      cell: ({ countryId }) => cells.text(countryId),
    },
    {
      id: 'kind',
      isSortable: true,
      cell: ({ kind }) => cells.message(`list.value.kind.${kind === 'billing' ? 'BILLING' : 'SHIPPING'}`),
    },
    {
      id: 'isDefault',
      place: 'flag',
      cell: ({ isDefault }) => (isDefault ? cells.status('list.column.isDefault', 'positive') : undefined),
    },
    { id: 'lastUsed', isSortable: true, cell: ({ lastUsed }) => cells.day(lastUsed) },
    { id: 'phone', isExtra: true, cell: ({ phone }) => cells.text(phone) },
    { id: 'remark', isExtra: true, cell: ({ remark }) => cells.text(remark) },
    { id: 'actions', isControl: true, place: 'wide', cell: () => undefined },
  ],
}
