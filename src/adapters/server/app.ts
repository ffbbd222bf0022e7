import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { withoutTrailingSlash } from '#domain/routing/request-path.ts'
import { apiDescription } from './api-description.ts'
import { apiRoutes } from './api-routes.ts'
import { compression } from './compression.ts'
import type { Configuration } from './configuration.ts'
import { createDocuments } from './documents.ts'
import { isForeignRequest } from './foreign-request.ts'
import { LoginGuard } from './login/login-guard.ts'
import { visitorsOf } from './login/visitors.ts'
import { silentLogger, type Logger } from './logger.ts'
import { health } from './operations/health.ts'
import type { Metrics } from './operations/metrics.ts'
import { Readiness } from './operations/readiness.ts'
import { measured, type SeenRoute } from './operations/request-metrics.ts'
import { pictures } from './pictures.ts'
import { prerendered } from './prerendered.ts'
import { PrerenderedPages } from './prerendered-pages.ts'
import { problemResponse } from './problem.ts'
import { publicFiles } from './public-files.ts'
import { followed } from './request-trail.ts'
import { newNonce, securityHeaders, type Nonce } from './security-headers.ts'
import type { LoadBuild, ServerBuild } from './server-build.ts'
import { ProcessCache } from './shared/process-cache.ts'
import type { ServerCache } from './shared/server-cache.ts'
import { shopTexts } from './shop-texts.ts'
import { traced } from './traced.ts'
import { alwaysAnswering, type Upstream } from './upstream.ts'

/** Maximum size in bytes. */
const LARGEST_BODY = 1_000_000
/** Maximum size of a form with base64 attachments. */
const LARGEST_FORM = 6_000_000
const FORM_PATH = '/api/forms/submit'

export type AppSettings = {
  readonly build: ServerBuild | LoadBuild
  readonly upstream: Upstream
  readonly config: Pick<Configuration, 'publicOrigin'> &
    Partial<
      Pick<
        Configuration,
        | 'countries'
        | 'defaults'
        | 'texts'
        | 'paymentHosts'
        | 'tracking'
        | 'facts'
        | 'prerenderSeconds'
        | 'apiTimeout'
        | 'trustedProxies'
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
}

/** The HTTP application: API, files and pages. */
export function createApp(settings: AppSettings): Hono<Nonce & SeenRoute> {
  const { build, config, clientDirectory, mode = 'production', logger = silentLogger } = settings
  const { memory = new ProcessCache() } = settings
  const upstream = alwaysAnswering(traced(settings.upstream), logger)
  const documents = createDocuments({
    loadBuild: typeof build === 'function' ? build : () => Promise.resolve(build),
    mode,
    upstream,
    sharedMemory: memory,
    countries: config.countries,
    defaults: config.defaults,
    texts: config.texts,
    paymentHosts: config.paymentHosts,
    isTracked: config.tracking === 'data-layer',
    facts: config.facts,
    apiTimeoutMs: config.apiTimeout,
  })
  const visitorOf = visitorsOf(upstream, new LoginGuard(memory), config.trustedProxies)
  const app = new Hono<Nonce & SeenRoute>()
  app.use(followed)
  app.use(logged(logger))
  if (settings.metrics) app.use(measured(settings.metrics))
  app.use(securityHeaders({ withPolicy: mode === 'production', paymentHosts: config.paymentHosts }))
  app.route('/', health(settings.readiness ?? new Readiness()))
  if (config.publicOrigin !== undefined) app.use(seenAt(config.publicOrigin))
  app.use(refuseForeignRequests)
  app.post('*', limitedBody)
  app.use(compression())
  app.route('/', apiRoutes(upstream, visitorOf))
  app.route('/', apiDescription())
  app.route('/', pictures({ upstream, logger }))
  app.route('/', shopTexts(config.texts))
  app.use(redirectTrailingSlash)
  if (clientDirectory !== undefined) app.route('/', publicFiles(clientDirectory))
  if (typeof build !== 'function') {
    const seconds = config.prerenderSeconds ?? 0
    app.route('/', prerendered(new PrerenderedPages({ build, render: documents, seconds, logger })))
  }
  app.all('*', async (context) => {
    const nonce = newNonce()
    context.set('nonce', nonce)
    const routeSeen = (pattern: string) => context.set('route', `/${pattern.replace(/^\//, '')}`)
    const document = await documents(context.req.raw, nonce, routeSeen, visitorOf(context))
    return document.response
  })
  app.onError((error, { req: request }) => {
    if (error instanceof HTTPException && error.status === 400) return problemResponse(400)
    const isGone = request.raw.signal.aborted
    if (!isGone) logger.error(`${request.method} ${request.path} failed`, error)
    return problemResponse(500)
  })
  return app
}

const logged =
  (logger: Logger): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now()
    await next()
    const { method, path } = context.req
    const durationMs = Math.round(performance.now() - start)
    logger.debug('Answered', { method, path, status: context.res.status, durationMs })
  }

/** Rewrites the URL to the public origin, because the server sees that of the proxy. */
const seenAt =
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

const refuseForeignRequests: MiddlewareHandler = async ({ req: { raw } }, next) =>
  isForeignRequest(raw.method, raw.headers, new URL(raw.url).origin) ? problemResponse(403) : next()

const redirectTrailingSlash: MiddlewareHandler = async ({ req: { raw } }, next) => {
  const { pathname, search } = new URL(raw.url)
  const location = withoutTrailingSlash(`${pathname}${search}`)
  if (location === undefined) return next()
  const status = raw.method === 'POST' ? 308 : 301
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } })
}

const limitedTo = (maxSize: number) => bodyLimit({ maxSize, onError: () => problemResponse(413) })
const anyBody = limitedTo(LARGEST_BODY)
const formBody = limitedTo(LARGEST_FORM)
const limitedBody: MiddlewareHandler = (context, next) =>
  (context.req.path === FORM_PATH ? formBody : anyBody)(context, next)
