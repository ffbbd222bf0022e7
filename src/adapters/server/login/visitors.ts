import type { Context } from 'hono'
import { silentLogger, type Logger } from '../logger.ts'
import type { Upstream } from '../upstream.ts'
import type { ReportGuard } from '../report-guard.ts'
import { VisitorApi } from '../visitor-api.ts'
import { clientAddress } from './client-address.ts'
import type { LoginGuard } from './login-guard.ts'
import { proxyCheck } from './proxy-check.ts'

/** Bindings of the Node server; undefined for in-process requests. */
type NodeEnvironment =
  { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } } | undefined

type VisitorSettings = {
  readonly upstream: Upstream
  readonly logins: LoginGuard
  readonly reports: ReportGuard
  readonly trustedProxies?: number | undefined
  readonly logger?: Logger
}

/** Creates the API client of a request, with the guards of logins and error reports. */
export function visitorsOf(settings: VisitorSettings) {
  const { upstream, logins, reports, trustedProxies = 0, logger = silentLogger } = settings
  const checkProxies = proxyCheck(trustedProxies, logger)
  return ({ req: { raw }, env }: Context): VisitorApi => {
    const socket = (env as NodeEnvironment)?.incoming?.socket.remoteAddress
    const forwardedFor = raw.headers.get('x-forwarded-for')
    checkProxies(forwardedFor)
    const address = clientAddress(socket, forwardedFor, trustedProxies)
    return new VisitorApi(upstream, raw.headers.get('cookie'), {
      address,
      guard: (login, logIn) => logins.pass(login, address, logIn),
      guardReport: (report, send) => reports.pass(report, address, send),
    })
  }
}
