import { beforeAll, expect, it } from 'vitest'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { verifyApi, type CallResult } from '../../../scripts/api/verify.ts'

type Change = (path: string, response: Response) => Response | Promise<Response>

const SIZE = 2_000

/** A separate mock backend, broken by `change`. */
async function resultsOf(change: Change = (_, response) => response): Promise<readonly CallResult[]> {
  const backend = createMockBackend({ size: SIZE })
  return verifyApi({
    fetch: async (request) => change(new URL(request.url).pathname, await backend.respond(request)),
    baseUrl: 'https://api.test',
    account: { username: 'full@demo.test', password: 'demo' },
  })
}

const brokenOf = (results: readonly CallResult[]) =>
  Object.fromEntries(
    results.filter(({ outcome }) => outcome === 'broken').map(({ call, breaks }) => [call.path, breaks]),
  )

const altered = (path: string, alter: (body: any) => unknown): Change => {
  return async (called, response) => {
    if (called !== path || !response.ok) return response
    return Response.json(alter(await response.json()), { headers: response.headers })
  }
}

const refused = (status: number) =>
  Response.json(
    { title: 'Refused', status, code: status * 1000 },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

const BREAKS: readonly (readonly [string, string, Change, RegExp])[] = [
  [
    'a missing field',
    '/api/search/partSearch',
    altered('/api/search/partSearch', ({ pagination: _, ...rest }) => rest),
    /\/pagination: /,
  ],
  [
    'a text in place of a number',
    '/api/checkout/cart/getQuote',
    altered('/api/checkout/cart/getQuote', ({ quote }) => ({ quote: { ...quote, version: 'one' } })),
    /\/quote\/version: Invalid input: expected number, received string$/,
  ],
  [
    'an HTML page in place of JSON',
    '/api/content-data',
    (path, response) =>
      path === '/api/content-data'
        ? new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })
        : response,
    /content type text\/html/,
  ],
  [
    'a status that is not in the contract',
    '/api/country',
    (path, response) => (path === '/api/country' ? Response.json({}, { status: 206 }) : response),
    /status 206 is not in the contract/,
  ],
  [
    'a truncated body',
    '/api/country/list',
    async (path, response) =>
      path === '/api/country/list'
        ? new Response((await response.text()).slice(0, 100), {
            headers: { 'content-type': 'application/json' },
          })
        : response,
    /not JSON/,
  ],
  [
    'a server that accepts an invalid body',
    '/api/vin/findVehicle',
    (path, response) =>
      path === '/api/vin/findVehicle' && response.status === 400 ? Response.json({ vehicles: [] }) : response,
    /^no formValues: /,
  ],
  [
    'a server that checks the session before the body',
    '/api/carts/list',
    (path, response) => (path === '/api/carts/list' && response.status === 400 ? refused(401) : response),
    /^no token: answered 401, expected 400, 413 or 422$/,
  ],
  [
    'a missing call',
    '/api/checkout/split',
    (path, response) => (path === '/api/checkout/split' ? refused(404) : response),
    /^answered 404 whatever was sent: the server does not have this call$/,
  ],
]

/** Applies all changes one after the other. */
function allOf(changes: readonly Change[]): Change {
  return async (path, response) => {
    for (const change of changes) response = await change(path, response)
    return response
  }
}

let whole: readonly CallResult[]
let broken: Readonly<Record<string, unknown>>
beforeAll(async () => {
  whole = await resultsOf()
  // one run tests all breaks, because each break affects a different call and each run makes all calls
  broken = brokenOf(await resultsOf(allOf(BREAKS.map(([, , change]) => change))))
})

it('the API verification reports no failure of the mock backend', () => {
  expect(brokenOf(whole)).toEqual({})
})

it('the mock backend rejects less than a third of the calls of the API verification', () => {
  const refused = whole.filter(({ outcome }) => outcome === 'refused')
  expect(refused.length / whole.length).toBeLessThan(1 / 3)
})

it.each(BREAKS)('the API verification reports %s', (_, path, _change, text) => {
  expect(broken[path]).toContainEqual(expect.stringMatching(text))
})

it('the API verification reports a missing call once, without the checks that fail because it is missing', () => {
  expect(broken['/api/checkout/split']).toHaveLength(1)
})

it('the API verification reports only the broken calls', () => {
  expect(Object.keys(broken).toSorted()).toEqual(BREAKS.map(([, path]) => path).toSorted())
})

it('the API verification reports each call of an unreachable server as broken', async () => {
  const results = await verifyApi({
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    baseUrl: 'https://api.test',
    account: { username: 'nobody', password: '' },
  })
  expect(results.every(({ outcome }) => outcome === 'broken')).toBe(true)
})
