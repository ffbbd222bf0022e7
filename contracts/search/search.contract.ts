import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { query } from '../call.ts'
import { errorResponses } from '../errors/problem.ts'
import { SearchProduct } from '../products/product.dto.ts'
import { CALLER_IN_HEADER } from '../reading.ts'
import { caller, CategoryHit, listRequest, Pagination, Slug } from '../shared.dto.ts'
import { Vehicle, VehicleMaker } from '../vehicles/vehicle.dto.ts'

const SearchTerm = z.string().check(z.maxLength(200))

/** Counts of a facet apply the filters of all other facets but not its own; selected values are always included. */
export const Facet = z.object({
  name: z.string(),
  values: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
})
export type Facet = z.infer<typeof Facet>

/** Facet of an attribute; counts work as in `Facet`. */
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
    /** UN/ECE Recommendation 20 code. */
    unit: z.optional(z.string()),
    min: z.number(),
    max: z.number(),
    /** Number of parts with this attribute. */
    count: z.int(),
  }),
])
export type AttributeFacet = z.infer<typeof AttributeFacet>

/** One of the values, or a range from `min` to `max`, both inclusive. */
const AttributeCondition = z.object({
  id: z.string().check(z.maxLength(60)),
  values: z.optional(z.array(z.string())),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})

/** Interpretation of a part of the term by the search. */
const Understood = z.object({
  /** Text as typed. */
  text: z.string(),
  /**
   * `LEFT_OUT`: ignored in the search. `CORRECTED`: replaced by the word in `value`. `NOT_SOLD`: a kind of
   * product outside the assortment. `BRAND`: a brand that is not sold, but whose numbers the search may know as
   * references.
   */
  as: z.enum([
    'NUMBER',
    'PART_TYPE',
    'MAKER',
    'VEHICLE',
    'DIVISION',
    'ATTRIBUTE',
    'CORRECTED',
    'LEFT_OUT',
    'NOT_SOLD',
    'BRAND',
  ]),
  /**
   * Meaning in the caller's language: the number, the name, the attribute's value or the corrected word; empty
   * if ignored.
   */
  value: z.string(),
})
export type WordInterpretation = z.infer<typeof Understood>

/** A part type among the found parts. */
const PartTypeHit = z.object({ id: z.string(), name: z.string(), count: z.int() })

/** Optional fields of a search response: how the API interpreted the term. */
const reading = {
  /** Interpreted words, in the order of the search term. */
  understood: z.optional(z.array(Understood)),
  /** Terms to search instead, such as a similar number, and how many parts each finds. */
  suggestions: z.optional(z.array(z.object({ term: z.string(), total: z.int() }))),
  /** A few vehicles that the term contains without naming a part: TGX 18.440. */
  namedVehicles: z.optional(z.array(Vehicle)),
  /** Vehicle makers in a term that contains neither a part nor a single vehicle: MAN, Magnum. */
  namedMakers: z.optional(z.array(VehicleMaker)),
  /** Part types by descending count; the counts ignore the filter `types`. */
  types: z.optional(z.array(PartTypeHit)),
}

const VinSuggestions = z.array(z.string())

export const searchContract = initContract().router({
  partSearch: query(
    '/api/search/partSearch',
    z.object({ ...caller, searchTerm: SearchTerm }),
    z.object({
      products: z.array(SearchProduct),
      categories: z.array(CategoryHit),
      /** Base URL of the group links; the group id is appended. */
      linkBase: z.string(),
      pagination: Pagination,
      ...reading,
    }),
  ),
  filteredSearch: query(
    '/api/search/filteredSearch',
    z.object({
      ...caller,
      ...listRequest,
      term: z.optional(SearchTerm),
      /** Values within a field are combined with OR, fields with AND; an unknown id is ignored. */
      filter: z.object({
        divisions: z.optional(z.array(z.string())),
        categories: z.optional(z.array(z.string())),
        /** Ids of part types, as in `types` of the response. */
        types: z.optional(z.array(z.string())),
        /** Vendor ids of house brands. */
        brands: z.optional(z.array(z.string())),
        /** Vehicle makers. */
        makers: z.optional(z.array(z.string())),
        news: z.optional(z.boolean()),
        /** `in-stock`: only parts in stock. Ignored for anonymous visitors. */
        stock: z.optional(z.array(z.string())),
        /** Slug of a vehicle: only parts that fit it. */
        vehicle: z.optional(Slug),
        /** A part without the attribute does not match. */
        attributes: z.optional(z.array(AttributeCondition).check(z.maxLength(20))),
      }),
      /** True to request the facet counts. */
      facets: z.optional(z.boolean()),
    }),
    z.object({
      items: z.array(SearchProduct),
      categories: z.array(CategoryHit),
      pagination: Pagination,
      ...reading,
      /** Facets; each has the name of its filter field. */
      facets: z.optional(z.array(Facet)),
      /** Attributes that a large share of the found parts have. */
      attributes: z.optional(z.array(AttributeFacet)),
      /** The vehicle of the filter; null if the slug is unknown. */
      vehicle: z.optional(z.nullable(Vehicle)),
    }),
  ),
  addVinSuggestion: {
    method: 'POST',
    path: '/api/search/addVinSuggestion',
    metadata: CALLER_IN_HEADER,
    body: z.object({ limit: z.int().check(z.minimum(1), z.maximum(100)), vinNumber: z.string() }),
    responses: { ...errorResponses, 200: VinSuggestions },
  },
  getVinSuggestions: {
    method: 'GET',
    path: '/api/search/getVinSuggestions',
    metadata: CALLER_IN_HEADER,
    responses: { ...errorResponses, 200: VinSuggestions },
  },
})
