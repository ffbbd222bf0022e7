import type { errorLogContract } from '#contracts/errors/error-log.contract.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export const errorLogHandlers = ({ errorReports, clock }: Services): Handlers<typeof errorLogContract> => ({
  report: ({ body }) => {
    errorReports.add({ at: clock(), ...body })
    return { status: 200, body: {} }
  },
})
