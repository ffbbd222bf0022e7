import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errorResponses } from '../errors/problem.ts'
import { CALLER_IN_HEADER } from '../reading.ts'

export const settingsContract = initContract().router({
  searchMode: {
    method: 'GET',
    path: '/api/settings/search-mode',
    metadata: CALLER_IN_HEADER,
    responses: {
      ...errorResponses,
      200: z.object({ mode: z.enum(['OE', 'VIN', 'VIN_AND_OE']), vinHistoryLength: z.int() }),
    },
  },
})
