import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'
import { pathRedirectTarget } from '#domain/routing/request-path.ts'
import { isForRobots } from '#domain/site-map/site-map.ts'
import { apiDescription } from './api-description.ts'
import { apiRoutes } from './api-routes.ts'
import { bodyLimits, guestBodyLimit } from './body-limits.ts'
import { BodyReader } from './body-reader.ts'
import { BoundedQueue } from './bounded-queue.ts'
import { overloadResponse } from './overload-page.ts'
import { compression } from './compression.ts'
import type { Configuration } from './configuration.ts'
import { createPageRenderer, type RenderPage } from './page-renderer.ts'
import { eInvoiceCheck } from './e-invoice-check.ts'
import { EventLoopLoad } from './event-loop-load.ts'
import { EventLoopTurns } from './event-loop-turns.ts'
import { isCrossSiteRequest } from './csrf.ts'
import { GuestPageCache } from './guest-pages/guest-page-cache.ts'
import { guestPagePayloads, guestPages } from './guest-pages/guest-page-routes.ts'
import { cachedPageHandler, type RespondFromCache } from './guest-pages/cached-page-handler.ts'
import { AuditLog } from './login/audit-log.ts'
import { LoginRateLimiter } from './login/login-rate-limiter.ts'
import { visitorsOf, identifyVisitor } from './login/visitors.ts'
import { silentLogger, type Logger } from './logger.ts'
import { health } from './operations/health.ts'
import type { EventLoopGuard } from './operations/event-loop-guard.ts'
import type { Metrics } from './operations/metrics.ts'
import { Readiness } from './operations/readiness.ts'
import { measureRequests, type RouteVariables } from './operations/request-metrics.ts'
import { paymentReturn } from './payment-return.ts'
import { pictures } from './pictures.ts'
import { problemResponse } from './problem.ts'
import { publicFiles } from './public-files.ts'
import { demoErp } from './punch-out/demo-erp.ts'
import { rejectEndedPunchOuts } from './punch-out/ended-punch-outs.ts'
import { punchOutRoutes } from './punch-out/punch-out-routes.ts'
import { punchOutVisits } from './punch-out/punch-out-visit.ts'
import { ErrorReportRateLimiter } from './error-report-rate-limiter.ts'
import { trackRequest } from './request-context.ts'
import { robotFiles } from './robot-files.ts'
import { securityContact } from './security-contact.ts'
import { newNonce, securityHeaders, type DocumentScripts, type PolicySettings } from './security-headers.ts'
import type { LoadBuild, ServerBuild } from './server-build.ts'
import { ProcessCache } from './shared/process-cache.ts'
import { ProcessResponseCache } from './shared/process-response-cache.ts'
import type { ServerCache } from './shared/server-cache.ts'
import { shopTexts } from './shop-texts.ts'
import { withTraceHeaders } from './with-trace-headers.ts'
import { withErrorResponses, type Upstream } from './upstream.ts'

/**
 * Maximum number of pages that are rendered concurrently: enough to use one core while most of them wait for the API.
 */
const RENDERINGS_MAX = 32
/** Maximum number of pages that are rendered concurrently while the core is fully used. */
const RENDERINGS_WHEN_BUSY_MAX = 4
/** Maximum number of pages that wait for rendering. */
const QUEUE_LENGTH_MAX = 96
/**
 * Minimum capacity: while fewer pages than this are rendered or queued, a page is accepted regardless of its estimated
 * wait. Ten are for open connections, four for connections that were just closed (decision 0080).
 */
const ALWAYS_SERVED = 14

export type AppSettings = {
  readonly build: ServerBuild | LoadBuild
  readonly upstream: Upstream
  readonly config: Pick<Configuration, 'publicOrigin'> &
    Partial<
      Pick<
        Configuration,
        | 'routing'
        | 'countries'
        | 'defaults'
        | 'texts'
        | 'paymentHosts'
        | 'tracking'
        | 'facts'
        | 'prerenderSeconds'
        | 'longestWait'
        | 'apiTimeout'
        | 'trustedProxies'
        | 'securityContact'
        | 'apiBaseUrl'
      >
    >
  /** Directory of the built files; undefined if another server serves them. */
  readonly clientDirectory: string | undefined
  readonly mode?: 'production' | 'development'
  readonly logger?: Logger
  readonly memory?: ServerCache
  readonly readiness?: Readiness
  /** Undefined disables metrics. */
  readonly metrics?: Metrics | undefined
  readonly eventLoop?: EventLoopGuard
}

export type App = Hono<DocumentScripts & RouteVariables>

/** The HTTP application: API, files and pages. */
export const createApp = (settings: AppSettings): App => createShop(settings).app

/** The HTTP application, and the handler that serves cached pages before the application runs. */
export function createShop(settings: AppSettings): {
  readonly app: App
  readonly respondFromCache: RespondFromCache
} {
  const { build, config, clientDirectory, mode = 'production', logger = silentLogger } = settings
  const { memory = new ProcessCache() } = settings
  const loadBuild = loaderOf(build, config)
  const upstream = withErrorResponses(withTraceHeaders(settings.upstream), logger)
  const renderPage = createPageRenderer({
    loadBuild,
    mode,
    upstream,
    sharedCache: memory,
    sharedResponses: config.prerenderSeconds ? new ProcessResponseCache() : undefined,
    countries: config.countries,
    defaults: config.defaults,
    paymentHosts: config.paymentHosts,
    isTracked: config.tracking === 'data-layer',
    facts: config.facts,
    apiTimeoutMs: config.apiTimeout,
  })
  const load = new EventLoopLoad()
  const queue = new BoundedQueue(
    {
      concurrency: RENDERINGS_MAX,
      whenBusy: RENDERINGS_WHEN_BUSY_MAX,
      length: QUEUE_LENGTH_MAX,
      always: ALWAYS_SERVED,
      longestWait: config.longestWait ?? Infinity,
    },
    { now: () => performance.now(), isBusy: () => load.isBusy() },
  )
  const inTurn = queuedRenderer(queue, new EventLoopTurns(), renderPage)
  const audit = new AuditLog(logger, memory)
  const visitorOf = visitorsOf({
    upstream,
    audit,
    logins: new LoginRateLimiter(memory),
    reports: new ErrorReportRateLimiter(memory),
    trustedProxies: config.trustedProxies,
    logger,
  })
  const policy: PolicySettings = { withPolicy: mode === 'production', paymentHosts: config.paymentHosts }
  const app: App = new Hono()
  const clientOf = (context: Context) => identifyVisitor(context, config.trustedProxies).address
  app.use(trackRequest(clientOf))
  app.use(logged(logger))
  if (settings.eventLoop) app.use(settings.eventLoop.observe)
  if (settings.metrics) app.use(measureRequests(settings.metrics))
  app.use(securityHeaders(policy))
  app.route('/', health(settings.readiness ?? new Readiness()))
  app.use(config.publicOrigin === undefined ? preventSharedCaching : withPublicOrigin(config.publicOrigin))
  const routing = config.routing ?? DEFAULT_ROUTING
  const bodies = new BodyReader({ routing, clientOf })
  app.route('/', punchOutRoutes({ visitorOf, loadBuild, logger, bodies }))
  if (config.apiBaseUrl === undefined) {
    app.post('/demo/*', guestBodyLimit(bodies))
    app.route('/', demoErp(upstream, app.fetch))
  }
  app.use(paymentReturn(bodies, routing))
  app.use(rejectForeignRequests(audit, config.trustedProxies))
  app.use(rejectEndedPunchOuts(loadBuild))
  app.post('*', bodyLimits(bodies, upstream, routing))
  const cache =
    typeof build === 'function'
      ? undefined
      : new GuestPageCache({ build, render: inTurn, seconds: config.prerenderSeconds ?? 0, logger })
  // before the compression middleware, because cached pages are already compressed
  if (cache) app.route('/', guestPages(cache))
  app.use(compression())
  // after the compression middleware, because it modifies the HTML of pages
  app.use(punchOutVisits)
  app.route('/', apiRoutes(upstream, visitorOf))
  app.route('/', eInvoiceCheck())
  app.route('/', apiDescription())
  app.route('/', pictures({ upstream, logger }))
  app.route('/', shopTexts(config.texts))
  app.route('/', securityContact({ contact: config.securityContact, origin: config.publicOrigin }))
  app.use(redirectToPlainPath)
  if (clientDirectory !== undefined) app.route('/', publicFiles(clientDirectory))
  if (cache) app.route('/', guestPagePayloads(cache))
  if (cache && config.prerenderSeconds)
    app.route(
      '/',
      robotFiles((request) => inTurn(request, newNonce())),
    )
  app.all('*', async (context) => {
    const nonce = newNonce()
    const routeSeen = (pattern: string) => context.set('route', `/${pattern.replace(/^\//, '')}`)
    const document = await inTurn(context.req.raw, nonce, routeSeen, visitorOf(context))
    if (document === undefined) return overloadResponse(context, routing)
    context.set('nonce', nonce)
    return document.response
  })
  app.onError((error, { req: request }) => {
    if (error instanceof HTTPException && error.status === 400) return problemResponse(400)
    const isAborted = request.raw.signal.aborted
    if (!isAborted) logger.error(`${request.method} ${request.path} failed`, error)
    return problemResponse(500)
  })
  const { publicOrigin } = config
  const respondFromCache = cache
    ? cachedPageHandler({ cache, policy, publicOrigin, metrics: settings.metrics, logger })
    : () => false
  return { app, respondFromCache }
}

/**
 * Applies the configuration (routing, texts) to the build before its first page. The development server loads a new
 * build after every change.
 */
function loaderOf(build: AppSettings['build'], config: AppSettings['config']): LoadBuild {
  const configured = (build: ServerBuild): ServerBuild => {
    const { configureRouting, overrideTexts } = build.entry.module
    if (config.routing) configureRouting(config.routing)
    if (config.texts) overrideTexts(config.texts)
    return build
  }
  if (typeof build === 'function') return async () => configured(await build())
  const ready = Promise.resolve(configured(build))
  return () => ready
}

/**
 * Queues renderings and starts them one at a time. Returns `undefined` if the queue rejects the page. A page is not
 * rendered if its client has disconnected.
 */
const queuedRenderer =
  (queue: BoundedQueue, turns: EventLoopTurns, render: RenderPage) =>
  async (...request: Parameters<RenderPage>) =>
    queue.run(async () => {
      await turns.next()
      request[0].signal.throwIfAborted()
      return render(...request)
    }, request[0].signal)

const logged =
  (logger: Logger): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now()
    await next()
    const { method, path } = context.req
    const durationMs = Math.round(performance.now() - start)
    logger.debug('Answered', { method, path, status: context.res.status, durationMs })
  }

/** Replaces the origin of the URL by the public one, because the server receives the origin of the proxy. */
const withPublicOrigin =
  (origin: string): MiddlewareHandler =>
  async (context, next) => {
    const { url, method, headers, body, signal } = context.req.raw
    const { pathname, search } = new URL(url)
    context.req.raw = new Request(`${origin}${pathname}${search}`, {
      method,
      headers,
      body,
      signal,
      ...(body && { duplex: 'half' }),
    })
    await next()
  }

/**
 * Marks responses as not cacheable by shared caches if PUBLIC_URL is not set: their URLs contain the Host header, which
 * a client can forge (cache poisoning).
 */
const preventSharedCaching: MiddlewareHandler = async (context, next) => {
  await next()
  if (isForRobots(context.req.path)) context.res.headers.set('cache-control', 'no-store')
}

const rejectForeignRequests =
  (audit: AuditLog, trustedProxies: number | undefined): MiddlewareHandler =>
  async (context, next) => {
    const { raw } = context.req
    if (!isCrossSiteRequest(raw.method, raw.headers, new URL(raw.url).origin)) return next()
    await audit.foreign(raw, identifyVisitor(context, trustedProxies))
    return problemResponse(403)
  }

const redirectToPlainPath: MiddlewareHandler = async ({ req: { raw } }, next) => {
  const { pathname, search } = new URL(raw.url)
  const location = pathRedirectTarget(pathname + search)
  // API calls are excluded: only their exact path is valid
  if (location === undefined || location.startsWith('/api/')) return next()
  const status = raw.method === 'POST' ? 308 : 301
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } })
}
