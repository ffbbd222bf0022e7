import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from '../errors/problem.ts'
import { CALLER_IN_HEADER } from '../reading.ts'

export const settingsContract = initContract().router({
  searchMode: {
    method: 'GET',
    path: '/api/settings/search-mode',
    metadata: CALLER_IN_HEADER,
    responses: {
      ...refusals,
      200: z.object({ mode: z.enum(['OE', 'VIN', 'VIN_AND_OE']), vinHistoryLength: z.int() }),
    },
  },
})
