import type { MiddlewareHandler } from 'hono'
import { isOver, type PunchOutVisit } from '#application/punch-out/punch-out-visit.ts'
import { isLanguageCode } from '#domain/locale/language.ts'
import { hostSources, returnAddress } from '#domain/punch-out/return-address.ts'
import { acceptsPage } from '../page-request.ts'
import { problemResponse } from '../problem.ts'
import type { DocumentScripts } from '../security-headers.ts'
import type { LoadBuild } from '../server-build.ts'
import { isSessionId, punchOutVisitIn, sessionIdOf, sessionNamedIn } from './punch-out-cookie.ts'
import { messagePage, wayBackForm } from './punch-out-pages.ts'
import { showPage } from './show-page.ts'
import { fieldsOf } from './returned-fields.ts'

/** Files are equal for all: an open page needs them to report its ended session. */
const FILE = /^\/(?:assets|builds)\//

/**
 * Refuses requests of an ended session, or of one whose cookie the browser did not store: they would pass as
 * requests of the browser's login. Pages and navigations from such a page get an error page; calls of scripts
 * get the end of the session.
 */
export const rejectEndedPunchOuts =
  (loadBuild: LoadBuild): MiddlewareHandler<DocumentScripts> =>
  async (context, next) => {
    const { raw } = context.req
    const sessionId = acceptsPage(raw) ? sessionIdOf(raw) : sessionNamedIn(raw)
    if (sessionId === undefined || !isSessionId(sessionId)) return next()
    const visit = punchOutVisitIn(raw.headers.get('cookie'), sessionId)
    // A user who goes back in the browser's history would see the cart as if it were still there.
    const isHandedOver = visit?.isReturned === true && raw.method === 'GET' && acceptsPage(raw)
    if (visit !== undefined && !isOver(visit, Date.now()) && !isHandedOver) return next()
    const { pathname } = new URL(raw.url)
    if (!acceptsPage(raw)) return FILE.test(pathname) ? next() : problemResponse(401)
    if (visit) context.set('returnHosts', hostSources(visit.returnHosts))
    const { routing } = (await loadBuild()).entry.module.punchOut()
    const prefix = pathname.slice(1, 3)
    const isPrefix = isLanguageCode(prefix) && /^\/..(?:\/|$)/.test(pathname)
    const language = isPrefix ? prefix : routing.defaultLocale
    return showPage(context, endedPage(visit, language), 410)
  }

/** Page for an ended session, with the link back to its system if that is known and has not got the basket. */
export function endedPage(visit: PunchOutVisit | undefined, language: string): string {
  if (visit?.isReturned) return messagePage('handedOver', language)
  const { wayBack, returnHosts = [], target, systemName = '' } = visit ?? {}
  const address = wayBack && returnAddress(wayBack.returnUrl, returnHosts)
  if (!wayBack || address === undefined) return messagePage('over', language)
  const empty = { ...wayBack, returnHosts, basketId: '', mapping: {}, codes: {}, job: {}, lines: [] }
  const form = { url: address.href, fields: fieldsOf(empty), target, language, systemName }
  return messagePage('over', language, wayBackForm(form))
}
