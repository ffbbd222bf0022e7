const LOGIN_PATH = /^(?:\/[a-z]{2})?\/login$/

/**
 * A link from an e-mail or another site does not send SameSite=Strict cookies, so that a logged-in customer would be
 * redirected to the login. Returns a page instead that reloads the same URL from within the shop, with cookies;
 * otherwise `undefined`.
 */
export function sameSiteReturn(request: Request, answer: Response): Response | undefined {
  const { headers, method } = request
  const comesFromElsewhere =
    method === 'GET' &&
    headers.get('sec-fetch-site') === 'cross-site' &&
    headers.get('sec-fetch-mode') === 'navigate'
  if (!comesFromElsewhere || !leadsToLogin(answer, request.url)) return undefined

  const { pathname, search } = new URL(request.url)
  return new Response(pageOpening(`${pathname}${search}`), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function leadsToLogin(answer: Response, base: string): boolean {
  const location = answer.headers.get('location')
  if (answer.status !== 302 || location === null || !URL.canParse(location, base)) return false
  return LOGIN_PATH.test(new URL(location, base).pathname)
}

const pageOpening = (path: string) =>
  `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta http-equiv="refresh" content="0;url=${escaped(path)}"><title>…</title>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')
