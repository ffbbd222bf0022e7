import type { MiddlewareHandler } from 'hono'
import { hasVisitEnded, type PunchOutVisit } from '#application/punch-out/punch-out-visit.ts'
import { isLanguageCode } from '#domain/locale/language.ts'
import { hostSources, returnAddress } from '#domain/punch-out/return-address.ts'
import { acceptsPage } from '../page-request.ts'
import { problemResponse } from '../problem.ts'
import type { DocumentScripts } from '../security-headers.ts'
import type { LoadBuild } from '../server-build.ts'
import { isSessionId, punchOutVisitIn, sessionIdOf, sessionIdInRequest } from './punch-out-cookie.ts'
import { messagePage, returnForm } from './punch-out-pages.ts'
import { respondWithPage } from './respond-with-page.ts'
import { fieldsOf } from './returned-fields.ts'

/**
 * Paths of files that are equal for all visitors: the page of an ended session still loads them, to display that the
 * session has ended.
 */
const FILE = /^\/(?:assets|builds)\//

/**
 * Rejects requests of an ended session, and of a session whose cookie the browser did not store: the server would treat
 * them as requests of the browser's login. Pages get an error page; calls of scripts get the error for an ended
 * session.
 */
export const rejectEndedPunchOuts =
  (loadBuild: LoadBuild): MiddlewareHandler<DocumentScripts> =>
  async (context, next) => {
    const { raw } = context.req
    const sessionId = acceptsPage(raw) ? sessionIdOf(raw) : sessionIdInRequest(raw)
    if (sessionId === undefined || !isSessionId(sessionId)) return next()
    const visit = punchOutVisitIn(raw.headers.get('cookie'), sessionId)
    // after returning the basket, a user who goes back in the history would see the cart as if it could still be
    // changed
    const isHandedOver = visit?.isReturned === true && raw.method === 'GET' && acceptsPage(raw)
    if (visit !== undefined && !hasVisitEnded(visit, Date.now()) && !isHandedOver) return next()
    const { pathname } = new URL(raw.url)
    if (!acceptsPage(raw)) return FILE.test(pathname) ? next() : problemResponse(401)
    if (visit) context.set('returnHosts', hostSources(visit.returnHosts))
    const { routing } = (await loadBuild()).entry.module.punchOut()
    const prefix = pathname.slice(1, 3)
    const isPrefix = isLanguageCode(prefix) && /^\/..(?:\/|$)/.test(pathname)
    const language = isPrefix ? prefix : routing.defaultLocale
    return respondWithPage(context, endedSessionPage(visit, language), 410)
  }

/** Page for an ended session. It links back to the buyer's system, if that is known and has not received the basket. */
export function endedSessionPage(visit: PunchOutVisit | undefined, language: string): string {
  if (visit?.isReturned) return messagePage('handedOver', language)
  const { wayBack, returnHosts = [], target, systemName = '' } = visit ?? {}
  const address = wayBack && returnAddress(wayBack.returnUrl, returnHosts)
  if (!wayBack || address === undefined) return messagePage('over', language)
  const empty = { ...wayBack, returnHosts, basketId: '', mapping: {}, codes: {}, job: {}, lines: [] }
  const form = { url: address.href, fields: fieldsOf(empty), target, language, systemName }
  return messagePage('over', language, returnForm(form))
}
