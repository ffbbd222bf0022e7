import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from './problem.ts'
import { SearchProduct } from './product.dto.ts'
import { caller, CategoryHit, listRequest, Pagination } from './shared.dto.ts'
import { Vehicle } from './vehicle.dto.ts'

const SearchTerm = z.string().check(z.maxLength(200))

export const VinSuggestions = z.array(z.string())

export const searchContract = initContract().router({
  partSearch: {
    method: 'POST',
    path: '/api/search/partSearch',
    body: z.object({ ...caller, searchTerm: SearchTerm }),
    responses: {
      ...refusals,
      200: z.object({
        products: z.array(SearchProduct),
        categories: z.array(CategoryHit),
        /** Where a group's link leads when its id is appended. */
        linkBase: z.string(),
        pagination: Pagination,
      }),
    },
    summary: 'Live search by article number, OE or competitor number, GTIN or name.',
  },
  filteredSearch: {
    method: 'POST',
    path: '/api/search/filteredSearch',
    body: z.object({
      ...caller,
      ...listRequest,
      term: z.optional(SearchTerm),
      filter: z.object({
        divisions: z.optional(z.array(z.string())),
        categories: z.optional(z.array(z.string())),
        news: z.optional(z.boolean()),
        /** Slug of a vehicle: the parts that fit it. */
        vehicle: z.optional(z.string().check(z.maxLength(500))),
      }),
    }),
    responses: {
      ...refusals,
      200: z.object({
        items: z.array(SearchProduct),
        categories: z.array(CategoryHit),
        pagination: Pagination,
        /** The vehicle that was asked for; null where there is none of this slug. */
        vehicle: z.optional(z.nullable(Vehicle)),
      }),
    },
    summary: 'The results page: a term, divisions, groups or promotions, page by page.',
  },
  addVinSuggestion: {
    method: 'POST',
    path: '/api/search/addVinSuggestion',
    body: z.object({ limit: z.int().check(z.minimum(1), z.maximum(100)), vinNumber: z.string() }),
    responses: { ...refusals, 200: VinSuggestions },
    summary: 'Remembers a VIN; answers the updated list.',
  },
  getVinSuggestions: {
    method: 'GET',
    path: '/api/search/getVinSuggestions',
    responses: { ...refusals, 200: VinSuggestions },
  },
})
