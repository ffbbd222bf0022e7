import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { errorResponses } from '../errors/problem.ts'

export const capabilitiesContract = contract({
  /** The shop ignores names of capabilities that it does not know: a newer API may offer more. */
  get: {
    method: 'GET',
    path: '/api/capabilities',
    responses: {
      ...errorResponses,
      200: z.object({ offered: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(200)) }),
    },
  },
})
