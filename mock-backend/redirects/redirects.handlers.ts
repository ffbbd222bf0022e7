import type { redirectsContract } from '#contracts/redirects/redirects.contract.ts'
import { publicly } from '../http/cacheable.ts'
import { redirectOf } from './redirects.ts'
import type { Handlers } from '../http/reply-to.ts'

export const redirectsHandlers = (): Handlers<typeof redirectsContract> => ({
  find: ({ query }) => ({
    status: 200,
    headers: publicly,
    body: { redirect: redirectOf(query.path) ?? null },
  }),
})
