import { Hono, type Context } from 'hono'
import type { XmlReader, XmlRejection } from '#application/documents/xml-reader.port.ts'
import type { StoredSession } from '#application/session/session-cookies.port.ts'
import { xmlText } from '#domain/documents/xml-text.ts'
import { isLanguageCode, languageIdOf, type LanguageCode } from '#domain/locale/language.ts'
import { cxmlSetupResponse, cxmlStatus, type CxmlStatus } from '#domain/punch-out/cxml-documents.ts'
import type { CxmlOrder, CxmlOrderRefusal } from '#domain/punch-out/cxml-order.ts'
import { CXML_PREFIXES, readCxmlRequest } from '#domain/punch-out/cxml-request.ts'
import {
  applicationError,
  cancellationResponse,
  edifactInterchange,
  orderResponse,
  rejectedOrder,
  syntaxError,
} from '#domain/punch-out/edifact-documents.ts'
import type { EdifactOrder } from '#domain/punch-out/edifact-order.ts'
import { edifactEncoding, readEdifactOrders, type Interchange } from '#domain/punch-out/edifact-orders.ts'
import { ociFields, type FormField } from '#domain/punch-out/oci-fields.ts'
import { isTarget, readOciRequest, type OciRequest } from '#domain/punch-out/oci-request.ts'
import type { Job, Operation, ReturnedBasket } from '#domain/punch-out/punch-out.ts'
import { hostSources, returnAddress } from '#domain/punch-out/return-address.ts'
import { pathTo } from '#domain/routing/localised-path.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import { CLOSED, type BodyReader } from '../body-reader.ts'
import { isForeignRequest } from '../foreign-request.ts'
import type { Logger } from '../logger.ts'
import { problemResponse } from '../problem.ts'
import { newNonce, type DocumentScripts } from '../security-headers.ts'
import type { LoadBuild } from '../server-build.ts'
import type { VisitorApi } from '../visitor-api.ts'
import { punchOutCalls, type CallFailure, type Entered, type System } from './punch-out-calls.ts'
import {
  cookiesToRemove,
  isOver,
  punchOutCookie,
  punchOutVisitIn,
  SESSION_PARAMETER,
} from './punch-out-cookie.ts'
import { endedPage } from './ended-punch-outs.ts'
import { fieldsOf, stamp } from './returned-fields.ts'
import { NOT_KEPT, showPage } from './show-page.ts'
import {
  BAR_STYLE,
  PAGE_STYLE,
  PAGE_STYLE_PATH,
  messagePage,
  postingPage,
  punchOutBar,
  refusalPage,
  SCRIPT_PATH,
  SESSION_SCRIPT,
} from './punch-out-pages.ts'

type Settings = {
  readonly visitorOf: (context: Context) => VisitorApi
  readonly loadBuild: LoadBuild
  readonly logger: Logger
  readonly bodies: BodyReader
}
type Call = Context<DocumentScripts>

const LARGEST_FORM = 64_000
const LARGEST_XML = 2_000_000

/** What other systems ask the shop for, and the way back to them. */
export function punchOutRoutes({ visitorOf, loadBuild, logger, bodies }: Settings): Hono<DocumentScripts> {
  const routes = new Hono<DocumentScripts>()
  const callsOf = (context: Call) => punchOutCalls(visitorOf(context).fetch)
  const tooLarge = (context: Call) => refuse(context, 413, 'The request is too large.')
  const limits = { maxSize: LARGEST_FORM, onError: tooLarge }

  routes.on(['GET', 'POST'], '/punchout/oci', bodies.limitedTo(limits), async (context) => {
    const form = context.req.method === 'POST' ? await formIn(context) : new URL(context.req.url).searchParams
    const read = readOciRequest(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    )
    if (!read.ok) return refuse(context, 400, `The request cannot be read: ${read.error}.`)
    const { routing } = await punchOutOf(loadBuild)
    const language = languageFor(context, routing)
    const { userName, secret, returnUrl, job, target, task } = read.value
    const system: System = { protocol: 'OCI', userName, secret, languageID: languageIdOf(language) }
    if (task.kind === 'look-up') {
      const { kind: _, ...wanted } = task
      const found = await callsOf(context).lookUp(system, { ...wanted, returnUrl })
      return found.ok
        ? post(context, found.value, ociFields({ ...found.value, job }), { target, language })
        : failed(context, found.error)
    }
    const session =
      task.kind === 'session'
        ? { operation: task.operation, basketId: task.basketId }
        : { operation: 'CREATE' as const }
    const started = await callsOf(context).start(system, { ...session, returnUrl, job })
    if (!started.ok) return failed(context, started.error)
    const to = landing(task, session.operation, job, language, routing)
    const query = new URLSearchParams({
      ticket: started.value.ticket,
      to,
      ...(target !== undefined && { target }),
    })
    // whose window it is is not known yet: it keeps its name and its opener
    context.set('sessionHosts', [])
    return context.body(null, 303, { location: `/punchout/start?${query}`, ...NOT_KEPT })
  })

  // the ticket opens one session; neither it nor the session's token stays in an address
  routes.get('/punchout/start', async (context) => {
    const { ticket = '', to = '', target = '' } = context.req.query()
    const { routing } = await punchOutOf(loadBuild)
    const entered = await callsOf(context).enter(ticket.slice(0, 200))
    if (!entered.ok) {
      logRefusal(entered.error.status, entered.error.code)
      const page = endedPage(undefined, languageFor(context, routing))
      return showPage(context, page, entered.error.status >= 500 ? 503 : 410)
    }
    const { sessionId, accessToken, expiresIn, returnHosts, systemName } = entered.value
    const { protocol, operation, returnUrl, buyerCookie, parties } = entered.value
    context.set('sessionHosts', hostSources(returnHosts))
    const visit = {
      token: accessToken,
      user: userOf(entered.value),
      systemName,
      returnHosts,
      target: isTarget(target) ? target : undefined,
      endsAt: Date.now() + expiresIn * 1000,
      isReturned: false,
      ...(protocol !== undefined && { wayBack: { protocol, operation, returnUrl, buyerCookie, parties } }),
    }
    const url = new URL(safeInternalPath(to) ?? '/', 'http://localhost')
    url.searchParams.set(SESSION_PARAMETER, sessionId)
    const cookie = punchOutCookie(sessionId, visit)
    return context.body(null, 303, {
      location: `${url.pathname}${url.search}`,
      'set-cookie': [cookie, ...cookiesToRemove(context.req.header('cookie') ?? null, cookie)],
      ...NOT_KEPT,
    })
  })

  routes.post('/punchout/return', bodies.limitedTo(limits), async (context) => {
    const { raw } = context.req
    if (isForeignRequest(raw.method, raw.headers, new URL(raw.url).origin)) return problemResponse(403)
    const sessionId = context.req.query(SESSION_PARAMETER) ?? ''
    const visit = punchOutVisitIn(raw.headers.get('cookie'), sessionId)
    const form = await formIn(context)
    const typed = form.get('language')
    const language = typeof typed === 'string' ? typed : 'en'
    if (visit === undefined) return showPage(context, endedPage(undefined, language), 403)
    context.set('sessionHosts', hostSources(visit.returnHosts))
    if (isOver(visit)) return showPage(context, endedPage(visit, language), 410)
    const returned = await callsOf(context).return(
      visit.token,
      languageIdOf(asLanguage(language)),
      form.get('abort') === '1',
    )
    if (!returned.ok) {
      logRefusal(returned.error.status, returned.error.code)
      const isRefused = returned.error.status === 401 || returned.error.status === 403
      if (isRefused) return showPage(context, endedPage(visit, language), 403)
      const again = punchOutBar(sessionId, visit, language)
      context.header('retry-after', '2')
      return showPage(context, messagePage('failed', language, again), 503)
    }
    const basket = returned.value
    context.header('set-cookie', punchOutCookie(sessionId, { ...visit, isReturned: true }))
    return post(context, basket, fieldsOf(basket), { target: visit.target, language })
  })

  routes.post('/punchout/cxml', documentLimit(xml), async (context) => {
    const { routing, xmlReader } = await punchOutOf(loadBuild)
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    const text = xmlText(bytes, charsetIn(context.req.header('content-type')))
    const document = text === undefined ? fail('malformed' as const) : xmlReader.read(text, CXML_PREFIXES)
    if (!document.ok) return xml(context, ...UNREAD[document.error])
    const read = readCxmlRequest(document.value)
    if (!read.ok)
      return xml(
        context,
        read.error === 'no-credentials' ? 401 : 400,
        `The request cannot be read: ${read.error}.`,
      )
    const request = read.value
    const language = languageFor(context, routing)
    const { userName, secret, job } = request
    const system: System = {
      protocol: 'CXML',
      userName: userName.slice(0, 100),
      secret: secret.slice(0, 200),
      languageID: languageIdOf(language),
    }
    if (request.kind === 'order') return cxmlOrder(context, system, request.order)
    const { operation, returnUrl, buyerCookie, parties, basketId, lines, articleNo } = request
    const started = await callsOf(context).start(system, {
      operation,
      returnUrl,
      buyerCookie,
      parties,
      basketId,
      lines,
      job,
    })
    if (!started.ok) return xml(context, cxmlStatusOf(started.error), started.error.detail)
    const task = articleNo === undefined ? undefined : ({ kind: 'show', text: articleNo } as const)
    const to = landing(task, operation, job, language, routing)
    const query = new URLSearchParams({ ticket: started.value.ticket, to })
    const { origin } = new URL(context.req.url)
    return context.body(cxmlSetupResponse(stamp(), `${origin}/punchout/start?${query}`), 200, {
      'content-type': 'text/xml; charset=utf-8',
      ...NOT_KEPT,
    })
  })

  routes.post(
    '/punchout/edifact',
    // before the body is read: a stranger sends none
    async (context, next) => {
      if (basicLogin(context.req.header('authorization'))) return next()
      return edifact(context, 401, NOBODY, [applicationError(undefined, '401', 'No login was sent.')])
    },
    documentLimit((context, status, detail) =>
      edifact(context, status, NOBODY, [applicationError(undefined, String(status), detail)]),
    ),
    async (context) => {
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const read = readEdifactOrders(bytes.toString(edifactEncoding(bytes.toString('latin1'))))
      if (!read.ok) {
        return edifact(context, 400, read.error.interchange, [
          syntaxError(read.error.interchange, read.error.error),
        ])
      }
      const { interchange, messages } = read.value
      const { routing } = await punchOutOf(loadBuild)
      const system: System = {
        protocol: 'EDIFACT',
        ...basicLogin(context.req.header('authorization'))!,
        languageID: languageIdOf(languageFor(context, routing)),
      }
      let status: EdifactStatus = 200
      const answers = []
      const calls = callsOf(context)
      for (const { order } of messages) {
        if (!order.ok) {
          status = 422
          answers.push(rejectedOrder(order.error))
          continue
        }
        const answer = await edifactAnswer(calls, system, order.value)
        if (answer.ok) {
          answers.push(answer.value)
          continue
        }
        status = edifactStatusOf(answer.error)
        const { code, detail } = answer.error
        answers.push(applicationError(order.value.orderNo, String(code), detail))
        // the same login would only use up more of its tries
        if (status === 401 || status === 429) break
      }
      return edifact(context, status, interchange, answers)
    },
  )

  const CACHED = { 'cache-control': 'public, max-age=3600' }
  routes.get(SCRIPT_PATH, (context) =>
    context.body(SESSION_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', ...CACHED }),
  )
  routes.get(PAGE_STYLE_PATH, (context) =>
    context.body(PAGE_STYLE, 200, { 'content-type': 'text/css; charset=utf-8', ...CACHED }),
  )
  routes.get('/punchout/bar.css', (context) =>
    context.body(BAR_STYLE, 200, { 'content-type': 'text/css; charset=utf-8', ...CACHED }),
  )
  return routes

  async function cxmlOrder(context: Call, system: System, order: Result<CxmlOrder, CxmlOrderRefusal>) {
    if (!order.ok) return xml(context, order.error.status, order.error.detail)
    const calls = callsOf(context)
    const answer =
      order.value.action === 'cancel'
        ? await calls.cancelOrder(system, order.value.orderNo)
        : await calls.order(system, { ...order.value.order, isExact: true })
    if (!answer.ok) return xml(context, cxmlStatusOf(answer.error), answer.error.detail)
    const what = order.value.action === 'cancel' ? 'Cancelled: order' : 'Order'
    return xml(context, 200, `${what} ${answer.value.orderNumbers.join(', ')}`)
  }

  function post(
    context: Call,
    basket: Pick<ReturnedBasket, 'returnUrl' | 'returnHosts'>,
    fields: readonly FormField[],
    { target, language }: { readonly target: string | undefined; readonly language: string },
  ) {
    const address = returnAddress(basket.returnUrl, basket.returnHosts)
    if (address === undefined)
      return refuse(context, 403, 'The return address is not configured for this system.')
    const nonce = newNonce()
    context.set('nonce', nonce)
    context.set('sessionHosts', hostSources(basket.returnHosts))
    return context.html(postingPage({ url: address.href, fields, target, language, nonce }), 200, NOT_KEPT)
  }

  function failed(context: Call, { status, code, detail }: CallFailure) {
    return refuse(
      context,
      status >= 500 ? 503 : status === 401 ? 401 : status === 429 ? 429 : 403,
      detail || `Refused (${code}).`,
    )
  }

  function refuse(context: Call, status: 400 | 401 | 403 | 413 | 429 | 503, detail: string) {
    logRefusal(status)
    return showPage(context, refusalPage(detail), status)
  }

  /** Refuses a document that is too large or does not arrive, in the form that its protocol has for errors. */
  function documentLimit(refuseAs: (context: Call, status: 408 | 413, detail: string) => Response) {
    const closing = (status: 408 | 413, detail: string) => (context: Call) => {
      context.header('connection', CLOSED.connection)
      return refuseAs(context, status, detail)
    }
    return bodies.limitedTo({
      maxSize: LARGEST_XML,
      onError: closing(413, 'The document is too large.'),
      onTimeout: closing(408, 'The document did not arrive in time.'),
    })
  }

  function xml(context: Call, status: CxmlStatus, detail: string) {
    if (status !== 200) logRefusal(status)
    return context.body(cxmlStatus(stamp(), status, detail), 200, {
      'content-type': 'text/xml; charset=utf-8',
      ...NOT_KEPT,
    })
  }

  function edifact(
    context: Call,
    status: EdifactStatus,
    interchange: Interchange,
    answers: Parameters<typeof edifactInterchange>[1],
  ) {
    if (status !== 200) logRefusal(status)
    const reference = crypto.randomUUID().replaceAll('-', '').slice(0, 14)
    const text = edifactInterchange(interchange, answers, { reference, now: new Date() })
    return context.body(Buffer.from(text, 'latin1'), status, {
      'content-type': 'application/EDIFACT; charset=iso-8859-1',
      ...(status === 401 && { 'www-authenticate': 'Basic realm="EDIFACT"' }),
      ...NOT_KEPT,
    })
  }

  /** Neither the credentials nor the address are named. */
  function logRefusal(status: number, code?: number) {
    logger.info('Punch-out refused', { status, code })
  }
}

const punchOutOf = async (
  loadBuild: LoadBuild,
): Promise<{ readonly routing: Routing; readonly xmlReader: XmlReader }> =>
  (await loadBuild()).entry.module.punchOut()

async function formIn(context: Call): Promise<FormData> {
  return context.req.raw.formData().catch(() => new FormData())
}

function cxmlStatusOf({ status }: CallFailure): CxmlStatus {
  if (status === 401 || status === 403 || status === 409 || status === 413) return status
  if (status === 404) return 409
  return status >= 500 ? 503 : 422
}

const UNREAD: Readonly<Record<XmlRejection, readonly [CxmlStatus, string]>> = {
  doctype: [406, 'Internal DTD subsets and entity declarations are not read.'],
  malformed: [406, 'This is no well-formed XML.'],
  'too-large': [413, 'The document is too deep, or has too many elements or attributes.'],
}

const charsetIn = (contentType: string | undefined): string | undefined =>
  /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec((contentType ?? '').slice(0, 200))?.[1]

async function edifactAnswer(
  calls: ReturnType<typeof punchOutCalls>,
  system: System,
  order: EdifactOrder,
): Promise<Result<ReturnType<typeof orderResponse>, CallFailure>> {
  const { messageNo: _, isCancellation, unmet: __, ...sent } = order
  if (isCancellation) {
    const cancelled = await calls.cancelOrder(system, order.orderNo)
    return cancelled.ok
      ? ok(cancellationResponse(order, cancelled.value.orderNumbers, new Date()))
      : cancelled
  }
  const ordered = await calls.order(system, sent)
  return ordered.ok
    ? ok(orderResponse(order, ordered.value.orderNumbers, ordered.value.lines, new Date()))
    : ordered
}

type EdifactStatus = 200 | 400 | 401 | 408 | 409 | 413 | 422 | 429 | 503

/** Of an interchange that was not read. */
const NOBODY: Interchange = { sender: '', recipient: '', reference: '' }

function edifactStatusOf({ status }: CallFailure): EdifactStatus {
  if (status === 401 || status === 409 || status === 413 || status === 429) return status
  return status >= 500 ? 503 : 422
}

/** User name and secret of HTTP Basic; an interchange itself has room for 14 characters of a password. */
function basicLogin(header: string | undefined): Pick<System, 'userName' | 'secret'> | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,600})$/i.exec(header ?? '')?.[1]
  const [userName = '', secret = ''] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(/:(.*)/s)
  if (userName === '' || secret === '') return undefined
  return { userName: userName.slice(0, 100), secret: secret.slice(0, 200) }
}

/** The first language of the browser that has paths of its own. */
function languageFor({ req }: Call, { locales, defaultLocale }: Routing): LanguageCode {
  const wanted = (req.header('accept-language') ?? '').slice(0, 200).toLowerCase().split(',')
  const codes = wanted.map((part) => part.trim().slice(0, 2))
  return (
    locales.find((locale) => codes[0] === locale) ??
    locales.find((locale) => codes.includes(locale)) ??
    defaultLocale
  )
}

const asLanguage = (text: string): LanguageCode => (isLanguageCode(text) ? text : 'en')

/** Where a session begins: on a part, on the old basket, on the vehicle of the job, or at the start page. */
function landing(
  task: OciRequest['task'] | undefined,
  operation: Operation,
  { vin }: Job,
  language: LanguageCode,
  routing: Routing,
): string {
  if (task?.kind === 'show')
    return `${pathTo('results', language, routing)}?${new URLSearchParams({ term: task.text })}`
  if (operation !== 'CREATE') return pathTo('checkoutStep1', language, routing)
  return vin === undefined
    ? pathTo('home', language, routing)
    : pathTo('vinLookup', language, routing, { vin })
}

/** The user as the cookie of a login holds it. */
function userOf({ userInfo, job }: Entered): StoredSession['user'] {
  const text = (name: string) => (typeof userInfo[name] === 'string' ? userInfo[name] : '')
  const address = userInfo['billingAddress'] as { readonly country?: string } | undefined
  return {
    firstName: text('given_name'),
    lastName: text('family_name'),
    customerId: text('customerId'),
    entityId: text('entityID'),
    billingCountry: address?.country ?? 'DE',
    ...(text('currency') !== '' && { accountCurrency: text('currency') }),
    mayTogglePrices: false,
    role: 'customer',
    punchOut: job,
  }
}
