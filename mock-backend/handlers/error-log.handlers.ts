import { errorLogContract } from '#contracts/error-log.contract.ts'
import type { ErrorReports } from '../error-reports.ts'
import { replyTo } from '../http/reply-to.ts'

type Deps = { errorReports: ErrorReports; clock: () => number }

export const errorLogHandlers = ({ errorReports, clock }: Deps) => [
  replyTo(errorLogContract.report, ({ body }) => {
    errorReports.add({ at: clock(), ...body })
    return { status: 200, body: {} }
  }),
]
