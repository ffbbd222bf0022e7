import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { query } from '../call.ts'
import { errorResponses } from '../errors/problem.ts'
import { Product, ProductPage } from './product.dto.ts'
import { caller, Pagination, Slug } from '../shared.dto.ts'

const SLUGS_MAX = 10_000
/**
 * Products per request. A comparison has four; the limit is higher because the call also loads the parts of a
 * large cart.
 */
const COMPARED_MAX = 50

export const productContract = initContract().router({
  product: query(
    '/api/products/product/',
    z.object({ ...caller, slug: Slug }),
    z.object({ product: z.nullable(ProductPage) }),
  ),
  compare: query(
    '/api/products/compare',
    z.object({ ...caller, slugs: z.array(Slug).check(z.maxLength(COMPARED_MAX)) }),
    z.object({ products: z.array(Product) }),
  ),
  slugs: {
    method: 'GET',
    path: '/api/products/slugs',
    query: z.object({
      start: z.coerce.number().check(z.int(), z.minimum(0)),
      length: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SLUGS_MAX)),
    }),
    responses: { ...errorResponses, 200: z.object({ slugs: z.array(z.string()), pagination: Pagination }) },
  },
})
