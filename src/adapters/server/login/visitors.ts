import type { Context } from 'hono'
import { silentLogger, type Logger } from '../logger.ts'
import type { AuditLog } from './audit-log.ts'
import type { Upstream } from '../upstream.ts'
import type { ErrorReportRateLimiter } from '../error-report-rate-limiter.ts'
import { VisitorApi } from '../visitor-api.ts'
import { clientAddress } from './client-address.ts'
import type { LoginRateLimiter } from './login-rate-limiter.ts'
import { proxyCheck } from './proxy-check.ts'

/** Bindings of the Node server; undefined for in-process requests. */
type NodeEnvironment =
  | { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } }
  | undefined

type VisitorSettings = {
  readonly upstream: Upstream
  readonly logins: LoginRateLimiter
  readonly reports: ErrorReportRateLimiter
  readonly audit: AuditLog
  readonly trustedProxies?: number | undefined
  readonly logger?: Logger
}

/** Creates the API client of a request, with the guards of logins and error reports, and the log of both. */
export function visitorsOf(settings: VisitorSettings) {
  const { upstream, logins, reports, audit, trustedProxies = 0, logger = silentLogger } = settings
  const checkProxies = proxyCheck(trustedProxies, logger)
  return (context: Context): VisitorApi => {
    const { headers } = context.req.raw
    checkProxies(headers.get('x-forwarded-for'))
    const who = identifyVisitor(context, trustedProxies)
    const { address, cookies } = who
    return new VisitorApi(audit.watched(upstream, who), cookies, {
      address,
      guard: (login, call) =>
        audit.login(login, call, who, (login) => logins.pass(login, call, address, upstream)),
      guardReport: (report, send) => reports.pass(report, address, send),
    })
  }
}

/** Address of a visitor, and the cookies that identify the visitor. */
export function identifyVisitor({ req: { raw }, env }: Context, trustedProxies = 0) {
  const socket = (env as NodeEnvironment)?.incoming?.socket.remoteAddress
  const address = clientAddress(socket, raw.headers.get('x-forwarded-for'), trustedProxies)
  return { address, cookies: raw.headers.get('cookie') }
}
