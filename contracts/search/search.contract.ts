import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from '../errors/problem.ts'
import { SearchProduct } from '../products/product.dto.ts'
import { READS } from '../reading.ts'
import { caller, CategoryHit, listRequest, Pagination } from '../shared.dto.ts'
import { Vehicle } from '../vehicles/vehicle.dto.ts'

const SearchTerm = z.string().check(z.maxLength(200))

/** Each value counts what the other fields leave, whatever is chosen in its own; what is chosen is among them. */
export const Facet = z.object({
  name: z.string(),
  values: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
})
export type Facet = z.infer<typeof Facet>

/** What the found parts measure or are like; counts are those of `Facet`. */
export const AttributeFacet = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('VALUES'),
    id: z.string(),
    name: z.string(),
    values: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  }),
  z.object({
    kind: z.literal('RANGE'),
    id: z.string(),
    name: z.string(),
    /** UN/ECE Recommendation 20. */
    unit: z.optional(z.string()),
    min: z.number(),
    max: z.number(),
    /** How many have the attribute. */
    count: z.int(),
  }),
])
export type AttributeFacet = z.infer<typeof AttributeFacet>

/** One of the values, or a measure from `min` to `max`, both included. */
const AttributeCondition = z.object({
  id: z.string().check(z.maxLength(60)),
  values: z.optional(z.array(z.string())),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})

const VinSuggestions = z.array(z.string())

export const searchContract = initContract().router({
  partSearch: {
    method: 'POST',
    path: '/api/search/partSearch',
    metadata: READS,
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
    metadata: READS,
    body: z.object({
      ...caller,
      ...listRequest,
      term: z.optional(SearchTerm),
      /** Values of one field widen each other, fields narrow each other; an unknown id sets no condition. */
      filter: z.object({
        divisions: z.optional(z.array(z.string())),
        categories: z.optional(z.array(z.string())),
        /** House brands, by the id of their vendor. */
        brands: z.optional(z.array(z.string())),
        /** Makers of vehicles. */
        makers: z.optional(z.array(z.string())),
        news: z.optional(z.boolean()),
        /** Slug of a vehicle: the parts that fit it. */
        vehicle: z.optional(z.string().check(z.maxLength(500))),
        /** A part that has not got the attribute does not meet its condition. */
        attributes: z.optional(z.array(AttributeCondition).check(z.maxLength(20))),
      }),
      /** Whether the answer counts what could be chosen. */
      facets: z.optional(z.boolean()),
    }),
    responses: {
      ...refusals,
      200: z.object({
        items: z.array(SearchProduct),
        categories: z.array(CategoryHit),
        pagination: Pagination,
        /** Named as the fields of the filter. */
        facets: z.optional(z.array(Facet)),
        /** Attributes that a good part of what was found has. */
        attributes: z.optional(z.array(AttributeFacet)),
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
