import type { MiddlewareHandler } from 'hono'
import { parseCookie, stringifyCookie } from 'cookie'
import { cookiesClearedOn } from '#application/kernel/cookie-names.ts'
import { hasVisitEnded, type PunchOutVisit } from '#application/punch-out/punch-out-visit.ts'
import { hostSources } from '#domain/punch-out/return-address.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import { LANGUAGE_COOKIE } from '../../cookies/preference-cookies.ts'
import { SESSION_COOKIE, SIGNATURE_COOKIE, USER_COOKIE } from '../../cookies/session-cookies.ts'
import type { DocumentScripts } from '../security-headers.ts'
import { acceptsPage } from '../page-request.ts'
import { endsSession } from '../cross-site-navigation-bounce.ts'
import { splitToken } from '../split-token.ts'
import { punchOutVisitIn, SESSION_PARAMETER, sessionIdOf } from './punch-out-cookie.ts'
import { endedSessionPage } from './ended-punch-outs.ts'
import { punchOutBar, sessionScript } from './punch-out-pages.ts'

const OWN_COOKIES: ReadonlySet<string> = new Set(cookiesClearedOn('session'))
const CHECKOUT = /^((?:\/[a-z]{2})?\/checkout)\/step[2-6]\/?$/

/**
 * Treats a request of a punch-out session as one of a logged-in visitor, independent of the browser's login. The
 * session id is in the URL, in a header of scripts, or in the URL of the referring page.
 */
export const punchOutVisits: MiddlewareHandler<DocumentScripts> = async (context, next) => {
  const { raw } = context.req
  const sessionId = sessionIdOf(raw)
  const visit = sessionId === undefined ? undefined : punchOutVisitIn(raw.headers.get('cookie'), sessionId)
  if (sessionId === undefined || visit === undefined || hasVisitEnded(visit, Date.now())) return next()

  context.set('returnHosts', hostSources(visit.returnHosts))
  const url = new URL(raw.url)
  const cart = CHECKOUT.exec(url.pathname)?.[1]
  if (cart !== undefined) return redirect(inSession(`${cart}/step1`, sessionId))
  // adds the session id to the URL of the page, by which its links and calls are assigned to the session; a form is
  // posted again
  if (acceptsPage(raw) && !url.searchParams.has(SESSION_PARAMETER)) {
    return redirect(inSession(`${url.pathname}${url.search}`, sessionId), raw.method === 'POST' ? 307 : 303)
  }
  const headers = new Headers(raw.headers)
  const cookies = visitorCookies(raw.headers.get('cookie'), visit)
  headers.set('cookie', stringifyCookie(cookies))
  const { method, body, signal } = raw
  context.req.raw = new Request(raw.url, { method, headers, body, signal, ...(body && { duplex: 'half' }) })
  await next()
  const response = await answerIn(context.res, sessionId, visit, cookies, context.get('nonce'))
  // otherwise Hono would retain the headers of the previous response
  context.res = undefined
  context.res = response
}

const redirect = (location: string, status = 303) => new Response(null, { status, headers: { location } })

function visitorCookies(header: string | null, { token, user }: PunchOutVisit): Record<string, string> {
  const split = splitToken(token)
  const others = Object.entries(parseCookie(header ?? '')).filter(
    ([name, value]) => value !== undefined && !OWN_COOKIES.has(name) && !name.startsWith('__Host-punchout-'),
  ) as [string, string][]
  return {
    ...Object.fromEntries(others),
    ...(split && {
      [SESSION_COOKIE]: split.readable,
      [USER_COOKIE]: JSON.stringify(user),
      [SIGNATURE_COOKIE]: split.signature,
    }),
  }
}

/** Adds the session to redirects within the shop. */
function inSession(location: string, sessionId: string): string {
  const path = safeInternalPath(location)
  if (path === undefined) return location
  const url = new URL(path, 'http://localhost')
  url.searchParams.set(SESSION_PARAMETER, sessionId)
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Removes login and logout cookies from a response, because those of the session must not replace the browser's login.
 */
async function answerIn(
  response: Response,
  sessionId: string,
  visit: PunchOutVisit,
  cookies: Readonly<Record<string, string>>,
  nonce: string | undefined,
): Promise<Response> {
  const headers = new Headers(response.headers)
  const isEnded = endsSession(headers)
  const lines = headers.getSetCookie().filter((line) => !OWN_COOKIES.has(line.split('=', 1)[0] ?? ''))
  headers.delete('set-cookie')
  for (const line of lines) headers.append('set-cookie', line)
  const location = headers.get('location')
  if (location !== null) headers.set('location', inSession(location, sessionId))
  const { status, statusText } = response
  const isPage = nonce !== undefined && headers.get('content-type')?.startsWith('text/html') === true
  if (!isPage) return new Response(response.body, { status, statusText, headers })

  const html = await response.text()
  headers.delete('content-length')
  const language = /<html[^>]{0,200} lang="([a-z]{2})/.exec(html.slice(0, 2000))?.[1]
  // if the API has ended the session, a page for guests would not show that
  if (isEnded) return new Response(endedSessionPage(visit, language ?? 'en'), { status: 410, headers })
  const readable = [SESSION_COOKIE, USER_COOKIE].flatMap((name) => cookies[name] ?? [])
  const withScript = html.replace('</head>', () => `${sessionScript(sessionId, readable, nonce)}</head>`)
  const end = withScript.lastIndexOf('</body>')
  const bar = punchOutBar(sessionId, visit, language ?? cookies[LANGUAGE_COOKIE])
  const page = end < 0 ? withScript : withScript.slice(0, end) + bar + withScript.slice(end)
  return new Response(page, { status, statusText, headers })
}
