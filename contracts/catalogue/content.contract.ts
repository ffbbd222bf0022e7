import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errorResponses } from '../errors/problem.ts'
import { Image, LanguageId } from '../shared.dto.ts'

const Division = z.object({
  name: z.string(),
  slug: z.string(),
  image: Image,
  productCount: z.int(),
  /** Ids of the product groups that contain parts of this division. */
  categoryIds: z.array(z.string()),
})

const Category = z.object({
  id: z.string(),
  name: z.string(),
  image: Image,
  parentId: z.nullable(z.string()),
  productCount: z.int(),
})

export const contentContract = initContract().router({
  contentData: {
    method: 'GET',
    path: '/api/content-data',
    query: z.object({ languageID: LanguageId }),
    responses: {
      ...errorResponses,
      200: z.object({ productDivisons: z.array(Division), categories: z.array(Category) }),
    },
  },
})
