import { Hono } from 'hono'
import { isLanguageCode } from '#domain/locale/language.ts'
import { hostSources } from '#domain/punch-out/return-address.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import { isCrossSiteRequest } from '../csrf.ts'
import { problemResponse } from '../problem.ts'
import type { DocumentScripts } from '../security-headers.ts'
import { endedSessionPage } from './ended-punch-outs.ts'
import { cookiesToRemove, punchOutCookie, punchOutVisitIn, SESSION_PARAMETER } from './punch-out-cookie.ts'
import { formIn, type PunchOutHttp } from './punch-out-http.ts'
import { messagePage, punchOutBar } from './punch-out-pages.ts'
import { fieldsOf } from './returned-fields.ts'
import { NO_STORE, respondWithPage } from './respond-with-page.ts'

/** Routes for the start and the end of a session in the buyer's browser, equal for all protocols. */
export function punchOutSessionRoutes(http: PunchOutHttp): Hono<DocumentScripts> {
  const routes = new Hono<DocumentScripts>()

  // the ticket is valid once; neither the ticket nor the token remains in the URL
  routes.get('/punchout/start', async (context) => {
    const { ticket = '', to = '', target = '' } = context.req.query()
    const punchOut = await http.punchOut(context)
    const entered = await punchOut.enter(ticket, target, Date.now())
    if (!entered.ok) {
      http.logRejection(entered.error)
      const page = endedSessionPage(undefined, await http.languageOf(context))
      return respondWithPage(context, page, entered.error.kind === 'unavailable' ? 503 : 410)
    }
    const { sessionId, visit } = entered.value
    context.set('returnHosts', hostSources(visit.returnHosts))
    const url = new URL(safeInternalPath(to) ?? '/', 'http://localhost')
    url.searchParams.set(SESSION_PARAMETER, sessionId)
    const cookie = punchOutCookie(sessionId, visit)
    return context.body(null, 303, {
      location: `${url.pathname}${url.search}`,
      'set-cookie': [cookie, ...cookiesToRemove(context.req.header('cookie') ?? null, cookie)],
      ...NO_STORE,
    })
  })

  routes.post('/punchout/return', http.formLimit(), async (context) => {
    const { raw } = context.req
    if (isCrossSiteRequest(raw.method, raw.headers, new URL(raw.url).origin)) return problemResponse(403)
    const sessionId = context.req.query(SESSION_PARAMETER) ?? ''
    const visit = punchOutVisitIn(raw.headers.get('cookie'), sessionId)
    const form = await formIn(context)
    const submittedLanguage = form.get('language')
    const language =
      typeof submittedLanguage === 'string' && isLanguageCode(submittedLanguage) ? submittedLanguage : 'en'
    if (visit === undefined) return respondWithPage(context, endedSessionPage(undefined, language), 403)
    context.set('returnHosts', hostSources(visit.returnHosts))
    const punchOut = await http.punchOut(context)
    const isAborted = form.get('abort') === '1'
    const returned = await punchOut.returnBasket(visit, { language, isAborted }, Date.now())
    if (returned.ok) {
      context.header('set-cookie', punchOutCookie(sessionId, { ...visit, isReturned: true }))
      return http.post(context, returned.value, fieldsOf(returned.value), { target: visit.target, language })
    }
    const { kind } = returned.error
    if (kind === 'over') return respondWithPage(context, endedSessionPage(visit, language), 410)
    http.logRejection(returned.error)
    if (kind === 'wrong-login' || kind === 'not-allowed')
      return respondWithPage(context, endedSessionPage(visit, language), 403)
    context.header('retry-after', '2')
    return respondWithPage(
      context,
      messagePage('failed', language, punchOutBar(sessionId, visit, language)),
      503,
    )
  })
  return routes
}
