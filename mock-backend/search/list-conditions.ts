import type { ServerInferRequest } from '@ts-rest/core'
import type { searchContract } from '#contracts/search/search.contract.ts'
import { knownCondition } from '../search-engine/attribute-condition.ts'
import type { DivisionId } from '../catalogue/catalogue-product.ts'
import type { ProductFilter } from '../search-engine/catalogue-query.ts'
import { categoryWithin, divisions } from '../catalogue/category-tree.ts'
import { partTypes } from '../catalogue/part-types.ts'
import { vehicleMakers } from '../catalogue/vehicles.ts'
import { isVendorId } from '../catalogue/vendors.ts'
import type { Visitor } from '../session/callers.ts'

type WantedFilter = ServerInferRequest<typeof searchContract.filteredSearch>['body']['filter']

export const IN_STOCK = 'in-stock'

/** Conditions of a list. Ignores unknown ids, and conditions that the visitor may not use. */
export const conditionsOf = (filter: WantedFilter, { account }: Visitor): ProductFilter => ({
  divisions: filter.divisions?.filter(isDivisionId),
  categories: filter.categories?.filter((id) => categoryWithin(id).length > 0),
  partTypes: filter.types?.filter(isPartTypeId),
  vendors: filter.brands?.filter(isVendorId),
  makers: filter.makers?.filter(isMakerId),
  news: filter.news,
  inStock: account && filter.stock?.includes(IN_STOCK),
  vehicleSlugs: filter.vehicle === undefined ? undefined : [filter.vehicle],
  attributes: filter.attributes?.flatMap((condition) => knownCondition(condition) ?? []),
})

const isDivisionId = (id: string): id is DivisionId => divisions.some((division) => division.id === id)

const isPartTypeId = (id: string): boolean => partTypes.some((partType) => partType.id === id)

const isMakerId = (id: string): boolean => vehicleMakers.some((maker) => maker.id === id)
