import type { redirectsContract } from '#contracts/redirects/redirects.contract.ts'
import { PUBLIC_CACHE_HEADERS } from '../http/cacheable.ts'
import { redirectOf } from './redirects.ts'
import type { Handlers } from '../http/reply-to.ts'

export const redirectsHandlers = (): Handlers<typeof redirectsContract> => ({
  find: ({ query }) => ({
    status: 200,
    headers: PUBLIC_CACHE_HEADERS,
    body: { redirect: redirectOf(query.path) ?? null },
  }),
})
