import type { adminContract } from '#contracts/admin/admin.contract.ts'
import { allRedirects } from '../redirects/redirects.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

/** The calls of the admin page. */
export function adminHandlers({ errorReports, behaviour }: Services): Handlers<typeof adminContract> {
  return {
    errorLog: ({ body }) => ({
      status: 200,
      body: { reports: errorReports.all.slice(-body.length).toReversed() },
    }),
    redirects: () => ({ status: 200, body: { redirects: allRedirects() } }),
    mock: ({ body }) => {
      if (body.latencyMs !== undefined) behaviour.latencyMs = body.latencyMs
      if (body.fault !== undefined) behaviour.fault = body.fault
      return { status: 200, body: { latencyMs: behaviour.latencyMs, fault: behaviour.fault } }
    },
  }
}
