import type { Upstream } from '#adapters/server/upstream.ts'

export const TOKEN = 'aGVhZGVy.cGF5bG9hZA.c2lnbmF0dXJl'
export const TOKEN_WITHOUT_SIGNATURE = 'aGVhZGVy.cGF5bG9hZA'
export const SIGNATURE = 'c2lnbmF0dXJl'
export const KIH_TOKEN = 'a2lo.a2lo.a2loLXNpZ25hdHVyZQ'

/** Calls that fail: a GET and a POST. */
const DEFECTS: ReadonlySet<string> = new Set(['/api/redirects', '/api/infocenter/overview'])

export type RecordedRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

/** Fake API that accepts every login, echoes requests and records them. */
export function fakeUpstream(): { respond: Upstream; requests: RecordedRequest[] } {
  const requests: RecordedRequest[] = []
  const respond: Upstream = async (request) => {
    const { method, url, headers } = request
    const body = await request.text()
    requests.push({ method, url, headers, body })
    const { pathname } = new URL(url)
    if (pathname === '/api/login') {
      return Response.json({ accessToken: TOKEN, expiresIn: 3600, userInfo: { given_name: 'Anna' } })
    }
    if (pathname === '/api/loginKih') return Response.json({ accessToken: KIH_TOKEN })
    if (pathname === '/media/disc.webp')
      return new Response('webp', { headers: { 'content-type': 'image/webp' } })
    if (pathname === '/api/products/slugs') return Response.json({ text: 'long '.repeat(4000) })
    if (DEFECTS.has(pathname)) throw new Error('a defect')
    if (pathname.startsWith('/api/')) return Response.json({ method, body, search: new URL(url).search })
    return new Response('Not Found', { status: 404 })
  }
  return { respond, requests }
}
