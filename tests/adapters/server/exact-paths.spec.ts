import { expect, test } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { oddPathsOf } from '../../fixtures/odd-paths.fixture.ts'
import { SIGNATURE, TOKEN } from './fake-upstream.ts'
import { fakeApp } from './fake-app.ts'

const calls = callsOf(shopContract).map(
  ({ method, path }) => [method, path.replace(/:\w+/, 'anna%40shop.test')] as const,
)
const callLines = new Set(calls.map(([method, path]) => `${method} ${path}`))
const RESET = /^GET \/api\/password\/reset\/[^/]+$/
const IN_NO_PARAMETER = /%2f|%5c|%00|%09/i
/** Paths of pictures and of the demo ERP: the contract does not contain them, and no guard checks them. */
const UNGUARDED = /^(?:GET|POST) \/(?:media|demo\/erp)\//

/** A shop with an API that answers every call with a complete token. */
function shop() {
  const upstreamCalls: string[] = []
  const app = fakeApp({
    upstream: ({ method, url }) => {
      upstreamCalls.push(`${method} ${new URL(url).pathname}`)
      return Promise.resolve(Response.json({ accessToken: TOKEN, expiresIn: 60 }))
    },
  })
  const ask = async (method: string, path: string) => {
    upstreamCalls.length = 0
    const headers = { 'content-type': 'application/json' }
    const response = await app.request(`http://shop.test${path}`, {
      method,
      ...(method === 'POST' && { headers, body: '{}' }),
    })
    return { status: response.status, text: await response.text(), upstreamCalls: [...upstreamCalls] }
  }
  return ask
}

const ask = shop()

test.each(calls)('%s %s matches only its exact path', async (method, path) => {
  expect(await ask(method, path)).toMatchObject({ status: 200, upstreamCalls: [`${method} ${path}`] })
  for (const odd of oddPathsOf(path)) {
    const { status, text, upstreamCalls } = await ask(method, odd)
    const { pathname } = new URL(`http://shop.test${odd}`)
    const line = `${method} ${pathname}`
    const isCall = callLines.has(line) || (RESET.test(line) && !IN_NO_PARAMETER.test(line))
    if (isCall) expect({ odd, status, upstreamCalls }).toEqual({ odd, status: 200, upstreamCalls: [line] })
    else if (UNGUARDED.test(line)) expect(upstreamCalls.filter((one) => one !== line)).toEqual([])
    else {
      expect({ odd, upstreamCalls }).toEqual({ odd, upstreamCalls: [] })
      // pages: 301 and 308 remove a trailing slash; 404 and 405 reject GET and POST of an unknown path
      expect(pathname.startsWith('/api/') ? [404] : [301, 308, 404, 405], odd).toContain(status)
    }
    if (pathname.endsWith('/api/login') && isCall) expect(text).not.toContain(SIGNATURE)
  }
})

test.each(calls)(
  'the call %s %s with the opposite method (GET or POST) gets 404, without a call of the API',
  async (method, path) => {
    const other = method === 'GET' ? 'POST' : 'GET'
    expect(await ask(other, path)).toMatchObject({ status: 404, upstreamCalls: [] })
  },
)
