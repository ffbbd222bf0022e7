import type { adminContract } from '#contracts/admin/admin.contract.ts'
import { refusal, Refused } from '../http/refusal.ts'
import { allRedirects } from '../redirects/redirects.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

/** The calls of the admin page; each needs a token of the second service. */
export function adminHandlers({
  sessions,
  errorReports,
  behaviour,
}: Services): Handlers<typeof adminContract> {
  const requireAdmin = async (token: string | null) => {
    const account = await sessions.accountOf(token, 'kih')
    if (account?.isAdmin !== true) throw new Refused(noAdmin())
  }

  return {
    errorLog: async ({ body }) => {
      await requireAdmin(body.tokenKih)
      return { status: 200, body: { reports: errorReports.all.slice(-body.length).toReversed() } }
    },
    redirects: async ({ body }) => {
      await requireAdmin(body.tokenKih)
      return { status: 200, body: { redirects: allRedirects() } }
    },
    mock: async ({ body }) => {
      await requireAdmin(body.tokenKih)
      if (body.latencyMs !== undefined) behaviour.latencyMs = body.latencyMs
      if (body.fault !== undefined) behaviour.fault = body.fault
      return { status: 200, body: { latencyMs: behaviour.latencyMs, fault: behaviour.fault } }
    },
  }
}

const noAdmin = () => refusal(401, 401002, 'Unauthorized', { detail: 'The second service needs a login.' })
