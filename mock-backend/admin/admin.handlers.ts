import type { adminContract } from '#contracts/admin/admin.contract.ts'
import { allRedirects } from '../redirects/redirects.ts'
import { OpenCases } from './open-cases.ts'
import { requireFound } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

/** The calls of the admin page. */
export function adminHandlers(services: Services): Handlers<typeof adminContract> {
  const { errorReports, behaviour, sessions } = services
  const open = new OpenCases(services)
  return {
    errorLog: ({ body }) => ({
      status: 200,
      body: { reports: errorReports.all.slice(-body.length).toReversed() },
    }),
    redirects: () => ({ status: 200, body: { redirects: allRedirects() } }),
    cases: () => ({ status: 200, body: { cases: open.all } }),
    decide: async ({ body }) => {
      const clerk = requireFound(await sessions.accountOf(body.tokenKih, 'kih'), 'administrator')
      return open.decide(body, clerk) ?? { status: 200, body: { cases: open.all } }
    },
    mock: ({ body }) => {
      if (body.latencyMs !== undefined) behaviour.latencyMs = body.latencyMs
      if (body.fault !== undefined) behaviour.fault = body.fault
      return { status: 200, body: { latencyMs: behaviour.latencyMs, fault: behaviour.fault } }
    },
  }
}
