import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from './problem.ts'
import { Product } from './product.dto.ts'
import { caller } from './shared.dto.ts'

export const productContract = initContract().router({
  product: {
    method: 'POST',
    path: '/api/products/product/',
    body: z.object({ ...caller, slug: z.string().check(z.minLength(1), z.maxLength(500)) }),
    responses: { ...refusals, 200: z.object({ product: z.nullable(Product) }) },
    summary: 'One product by its slug; null where none carries it.',
  },
})
