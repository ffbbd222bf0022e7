import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { command } from '../call.ts'

export const errorLogContract = initContract().router({
  report: command(
    '/api/error-log',
    z.object({
      logLevel: z.enum(['error', 'warn']),
      message: z.string().check(z.maxLength(2000)),
      userId: z.nullable(z.string().check(z.maxLength(100))),
    }),
    z.object({}),
  ),
})
