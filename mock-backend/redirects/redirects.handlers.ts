import type { redirectsContract } from '#contracts/redirects/redirects.contract.ts'
import { publicly } from '../http/cacheable.ts'
import { moveOf } from './moved-pages.ts'
import type { Handlers } from '../http/reply-to.ts'

export const redirectsHandlers = (): Handlers<typeof redirectsContract> => ({
  find: ({ query }) => ({
    status: 200,
    headers: publicly,
    body: { redirect: moveOf(query.path) ?? null },
  }),
})
