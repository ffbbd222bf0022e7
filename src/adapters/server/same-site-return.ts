const LOGIN_PATH = /^(?:\/[a-z]{2})?\/login$/

/**
 * A link in an e-mail or in another site leaves the strict cookies at home, so that a customer looks like a
 * stranger and would be asked to log in. Instead of that redirect: a page that opens the same address once
 * more, now from within the shop, and therefore with its cookies. `undefined` in every other case.
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
