import { parseCookie } from 'cookie'
import { escapeXml } from '#domain/shared/escape-xml.ts'
import { setCookieLine } from '../cookies/cookie-line.ts'
import { SIGNATURE_COOKIE } from '../cookies/session-cookies.ts'
import { signaturesIn } from './signature-cookies.ts'

/**
 * Cookie that marks an existing session, without further data. SameSite=Lax: the browser sends it when the user follows
 * a link from another site.
 */
export const MARKER_COOKIE = '__Host-has-session'

/**
 * Set-Cookie line of the marker. `maxAge` in seconds, as for the session; if absent, the cookie ends with the browser
 * session.
 */
export const sessionMarker = (maxAge: number | undefined): string =>
  setCookieLine({ name: MARKER_COOKIE, value: '1', maxAge, httpOnly: true, sameSite: 'lax' })

/**
 * A link from an e-mail or another site does not send SameSite=Strict cookies: a logged-in customer would look
 * like a guest. Returns a page that opens the same URL from within the shop, with all cookies; `undefined`
 * without a session.
 */
export function crossSiteNavigationBounce({ method, url, headers }: Request): Response | undefined {
  const isLinkFromElsewhere =
    method === 'GET' && isCrossSite(headers) && headers.get('sec-fetch-mode') === 'navigate'
  if (!isLinkFromElsewhere || !isMarkedWithoutSession(headers)) return undefined
  const { pathname, search } = new URL(url)
  return new Response(pageOpening(`${pathname}${search}`), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export const endsSession = (headers: Headers): boolean =>
  headers.getSetCookie().some((line) => line.startsWith(`${SIGNATURE_COOKIE}=;`))

/**
 * True if the marker outlives its session: for a same-site request, the browser would have sent the session cookie as
 * well.
 */
export const isMarkerStale = (request: Headers): boolean =>
  !isCrossSite(request) && isMarkedWithoutSession(request)

const isCrossSite = (headers: Headers) => headers.get('sec-fetch-site') === 'cross-site'

function isMarkedWithoutSession(headers: Headers): boolean {
  const cookies = headers.get('cookie')
  return (
    parseCookie(cookies ?? '')[MARKER_COOKIE] !== undefined && signaturesIn(cookies).session === undefined
  )
}

/**
 * Page that opens `path`. The path is explicit, because a browser would treat a URL that only differs in its fragment
 * as a place on this page. The original fragment, which the server never receives, is lost.
 */
const pageOpening = (path: string) =>
  `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta http-equiv="refresh" content="0;url=${escapeXml(path)}"><title>…</title>`
