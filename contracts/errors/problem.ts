import * as z from 'zod/mini'

/**
 * Body of every rejected call: RFC 9457 plus `code`, which is HTTP status × 1000 + n. 401000 means that the session has
 * ended.
 */
export const Problem = z.object({
  type: z.optional(z.string()),
  title: z.string(),
  status: z.int(),
  code: z.int(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ pointer: z.string(), code: z.string(), message: z.string() }))),
  traceId: z.optional(z.string()),
})
export type Problem = z.infer<typeof Problem>

/** Error statuses that any call may return. */
export const errorResponses = {
  400: Problem,
  401: Problem,
  403: Problem,
  404: Problem,
  409: Problem,
  410: Problem,
  413: Problem,
  422: Problem,
  429: Problem,
  500: Problem,
  502: Problem,
  503: Problem,
  504: Problem,
} as const
