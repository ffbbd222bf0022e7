import type { documentsContract } from '#contracts/documents/documents.contract.ts'
import { requireFound } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'
import { trace } from './trace.ts'

export const traceHandlers = ({
  orderBook,
  claimBook,
  asCaller,
}: Services): Pick<Handlers<typeof documentsContract>, 'trace'> => ({
  trace: asCaller((caller, body) => {
    const { flows } = orderBook.historyOf(caller.account)
    const traced = trace(flows, claimBook.of(caller.account), body.term, caller)
    return requireFound(traced, 'document')
  }),
})
