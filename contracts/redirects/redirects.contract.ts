import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errorResponses } from '../errors/problem.ts'

export const REDIRECTED_PATH_LENGTH_MAX = 2048

export const redirectsContract = initContract().router({
  find: {
    method: 'GET',
    path: '/api/redirects',
    query: z.object({ path: z.string().check(z.minLength(1), z.maxLength(REDIRECTED_PATH_LENGTH_MAX)) }),
    responses: {
      ...errorResponses,
      200: z.object({
        /** Null if the path has no redirect. */
        redirect: z.nullable(
          z.object({ location: z.string(), status: z.union([z.literal(301), z.literal(302)]) }),
        ),
      }),
    },
  },
})
