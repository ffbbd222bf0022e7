import { adminContract } from '#contracts/admin.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { ErrorReports } from '../error-reports.ts'
import type { Behaviour } from '../faults/behaviour.ts'
import { refusal } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { allMoves } from '../redirects/moved-pages.ts'

type Deps = { sessions: Sessions; errorReports: ErrorReports; behaviour: Behaviour }

/** For those alone who hold a token of the second service. */
export function adminHandlers({ sessions, errorReports, behaviour }: Deps) {
  const isAdmin = async (token: string | null) => (await sessions.accountOf(token, 'kih'))?.isAdmin === true

  return [
    replyTo(adminContract.errorLog, async ({ body }) => {
      if (!(await isAdmin(body.tokenKih))) return noAdmin()
      return { status: 200, body: { reports: errorReports.all.slice(-body.length).toReversed() } }
    }),
    replyTo(adminContract.redirects, async ({ body }) =>
      (await isAdmin(body.tokenKih)) ? { status: 200, body: { redirects: allMoves() } } : noAdmin(),
    ),
    replyTo(adminContract.mock, async ({ body }) => {
      if (!(await isAdmin(body.tokenKih))) return noAdmin()
      if (body.latencyMs !== undefined) behaviour.latencyMs = body.latencyMs
      if (body.fault !== undefined) behaviour.fault = body.fault
      return { status: 200, body: { latencyMs: behaviour.latencyMs, fault: behaviour.fault } }
    }),
  ]
}

const noAdmin = () => refusal(401, 401002, 'Unauthorized', { detail: 'The second service needs a login.' })
