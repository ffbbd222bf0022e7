import { parseCookie } from 'cookie'
import { escapeXml } from '#domain/shared/escape-xml.ts'
import { setCookieLine } from '../cookies/cookie-line.ts'
import { SIGNATURE_COOKIE } from '../cookies/session-cookies.ts'
import { signaturesIn } from './signature-cookies.ts'

/** Marks an existing session, without further data. SameSite=Lax: a link from another site sends it. */
export const MARKER_COOKIE = '__Host-has-session'

/** Expires with the session: `maxAge` in seconds; a session cookie without it. */
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

export const endsSession = (answer: Headers): boolean =>
  answer.getSetCookie().some((line) => line.startsWith(`${SIGNATURE_COOKIE}=;`))

/** True if the session has ended: the browser would have sent its cookie as well. */
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
 * With the address: without one, a browser treats an address with a fragment as a place on this page, and does
 * not navigate. The fragment, which the server never receives, is lost.
 */
const pageOpening = (path: string) =>
  `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta http-equiv="refresh" content="0;url=${escapeXml(path)}"><title>…</title>`
