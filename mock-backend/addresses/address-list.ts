import type { Address } from '#contracts/addresses/addresses.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { matchesTerm, sorted, type Columns, type ListRequest } from '../data-table/paged.ts'

type Request = Pick<ListRequest, 'sort_by' | 'desc'> & {
  readonly term?: string | undefined
  readonly filter: { readonly kind?: Address['kind'] | undefined; readonly countryID?: string | undefined }
}

export function filteredAddresses(all: readonly Address[], { term, filter, ...order }: Request) {
  const matchingAddresses = all.filter(
    (address) =>
      (filter.kind === undefined || address.kind === filter.kind) &&
      (filter.countryID === undefined || address.countryID === filter.countryID) &&
      matchesTerm(term, [
        address.label,
        address.company,
        address.name2,
        address.street,
        address.postCode,
        address.city,
      ]),
  )
  return sorted(matchingAddresses, COLUMNS, order)
}

const COLUMNS: Columns<Address> = {
  label: ({ label, city }) => (label ?? city).toLowerCase(),
  company: ({ company }) => company.toLowerCase(),
  street: ({ street }) => street.toLowerCase(),
  postCode: ({ postCode }) => postCode,
  city: ({ city }) => city.toLowerCase(),
  countryID: ({ countryID }) => countryID,
  kind: ({ kind }) => kind,
  lastUsed: ({ lastUsed = '' }) => lastUsed,
}

export function addressFacets(all: readonly Address[], languageID: LanguageId) {
  const names = new Intl.DisplayNames(languageID, { type: 'region' })
  return [
    { name: 'kind', values: counted(all, ({ kind }) => kind, String) },
    {
      name: 'countryID',
      values: counted(
        all,
        ({ countryID }) => countryID,
        (id) => names.of(id) ?? id,
      ),
    },
  ]
}

const counted = (
  all: readonly Address[],
  idOf: (address: Address) => string,
  nameOf: (id: string) => string,
) => [...Map.groupBy(all, idOf)].map(([id, some]) => ({ id, name: nameOf(id), count: some.length }))
