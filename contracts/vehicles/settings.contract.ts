import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from '../errors/problem.ts'

export const settingsContract = initContract().router({
  searchMode: {
    method: 'GET',
    path: '/api/settings/search-mode',
    responses: {
      ...refusals,
      200: z.object({ mode: z.enum(['OE', 'VIN', 'VIN_AND_OE']), vinHistoryLength: z.int() }),
    },
  },
})
