import { redirectsContract } from '#contracts/redirects.contract.ts'
import { publicly } from '../http/cacheable.ts'
import { replyTo } from '../http/reply-to.ts'
import { moveOf } from '../redirects/moved-pages.ts'

export const redirectsHandlers = () => [
  replyTo(redirectsContract.find, ({ query }) => ({
    status: 200,
    headers: publicly,
    body: { redirect: moveOf(query.path) ?? null },
  })),
]
