import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errorResponses } from './problem.ts'

export const errorLogContract = initContract().router({
  report: {
    method: 'POST',
    path: '/api/error-log',
    body: z.object({
      logLevel: z.enum(['error', 'warn']),
      message: z.string().check(z.maxLength(2000)),
      userId: z.nullable(z.string().check(z.maxLength(100))),
    }),
    responses: { ...errorResponses, 200: z.object({}) },
  },
})
