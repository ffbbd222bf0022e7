import { initContract, type AppRouter } from '@ts-rest/core'
import type * as z from 'zod/mini'
import { errorResponses } from './errors/problem.ts'
import { NO_SIDE_EFFECTS } from './reading.ts'

/** A POST that changes data; `success` is the body of the 200 response. */
export const command = <const Path extends string, Body extends z.ZodMiniType, Success extends z.ZodMiniType>(
  path: Path,
  body: Body,
  success: Success,
) => ({ method: 'POST', path, body, responses: { ...errorResponses, 200: success } }) as const

/** A POST without side effects, which may be retried. */
export const query = <const Path extends string, Body extends z.ZodMiniType, Success extends z.ZodMiniType>(
  path: Path,
  body: Body,
  success: Success,
) => ({ ...command(path, body, success), metadata: NO_SIDE_EFFECTS }) as const

const ONLY_DECLARED = { strictStatusCodes: true } as const

/** The calls of a feature. A response has only a status that its call declares. */
export const contract = <Calls extends AppRouter>(calls: Calls) =>
  initContract().router<Calls, '', typeof ONLY_DECLARED>(calls as never, ONLY_DECLARED)
