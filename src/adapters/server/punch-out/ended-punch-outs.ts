import type { MiddlewareHandler } from 'hono'
import { isLanguageCode } from '#domain/locale/language.ts'
import { hostSources, returnAddress } from '#domain/punch-out/return-address.ts'
import { isPageRequest } from '../page-request.ts'
import { problemResponse } from '../problem.ts'
import type { DocumentScripts } from '../security-headers.ts'
import type { LoadBuild } from '../server-build.ts'
import {
  isOver,
  isSessionId,
  punchOutVisitIn,
  SESSION_HEADER,
  SESSION_PARAMETER,
  type PunchOutVisit,
} from './punch-out-cookie.ts'
import { messagePage, wayBackForm } from './punch-out-pages.ts'
import { fieldsOf } from './returned-fields.ts'

/**
 * Refuses what names a session that is over, or whose cookie the browser did not keep: it would pass as a request of the
 * browser's own login. Pages say so; calls of scripts are told that the session has ended.
 */
export const refuseEndedPunchOuts =
  (loadBuild: LoadBuild): MiddlewareHandler<DocumentScripts> =>
  async (context, next) => {
    const { raw } = context.req
    const url = new URL(raw.url)
    const sessionId = url.searchParams.get(SESSION_PARAMETER) ?? raw.headers.get(SESSION_HEADER)
    if (sessionId === null || !isSessionId(sessionId)) return next()
    const visit = punchOutVisitIn(raw.headers.get('cookie'), sessionId)
    if (visit !== undefined && !isOver(visit)) return next()
    if (!isPageRequest(raw)) return problemResponse(401)
    if (visit) context.set('sessionHosts', hostSources(visit.returnHosts))
    const { routing } = (await loadBuild()).entry.module.punchOut()
    const prefix = url.pathname.slice(1, 3)
    const isPrefix = isLanguageCode(prefix) && /^\/..(?:\/|$)/.test(url.pathname)
    return context.html(endedPage(visit, isPrefix ? prefix : routing.defaultLocale), 410, {
      'cache-control': 'no-store',
    })
  }

/** Tells that a session is over, with the way back to its system as far as that is known. */
export function endedPage(visit: PunchOutVisit | undefined, language: string): string {
  const { wayBack, returnHosts = [], target, systemName = '' } = visit ?? {}
  const address = wayBack && returnAddress(wayBack.returnUrl, returnHosts)
  if (!wayBack || address === undefined) return messagePage('over', language)
  const empty = { ...wayBack, returnHosts, basketId: '', mapping: {}, codes: {}, job: {}, lines: [] }
  const form = { url: address.href, fields: fieldsOf(empty), target, language, systemName }
  return messagePage('over', language, wayBackForm(form))
}
