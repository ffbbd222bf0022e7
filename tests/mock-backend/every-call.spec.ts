import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callsOf } from '#contracts/calls.ts'
import { Problem } from '#contracts/errors/problem.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { api, smallBackend } from './call-api.ts'
import { oddPathsOf } from '../fixtures/odd-paths.fixture.ts'
import { everyRequest } from './every-request.ts'

const calls = callsOf(shopContract)

const backend = smallBackend()
const { get, post } = api(backend)
const requests = await everyRequest(backend)

test.each(calls.map(({ method, path, responses }) => [method, path, responses] as const))(
  'the response to %s %s fulfils the contract',
  async (method, path, responses) => {
    const request = requests[path]
    if (request === undefined) throw new Error(`No request for ${path}`)
    const reply =
      method === 'GET'
        ? await get(request.path ?? path)
        : await post(request.path ?? path, request.body, request.headers)
    const success = responses.has(201) ? 201 : 200
    expect(reply.status).toBe(success)
    const { contentType, schema } = responses.get(success)!
    if (contentType !== undefined) return expect(reply.body).toBeInstanceOf(Uint8Array)
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(z.safeParse(schema, reply.body).error).toBeUndefined()
  },
)

test.each(calls.filter(({ method }) => method === 'POST').map(({ path }) => path))(
  '%s rejects a body that is not an object',
  async (path) => {
    const { status, body, headers } = await post(path, ['not', 'an', 'object'])
    expect(status).toBe(400)
    expect(headers.get('content-type')).toContain('application/problem+json')
    expect(z.parse(Problem, body)).toMatchObject({ status: 400, code: 400001 })
  },
)

test.each(['/api/no/such/call', '/api/', '/elsewhere'])('the path %s gets 404', async (path) => {
  const { status, body, headers } = await get(path)
  expect([status, body.code]).toEqual([404, 404000])
  expect(headers.get('content-type')).toContain('application/problem+json')
})

test('A call with GET instead of POST gets 404', async () => {
  expect((await get('/api/login')).status).toBe(404)
})

test.each(calls)('$method $path matches only its exact path', async ({ method, path }) => {
  const isAsked = (odd: string) => new URL(`http://api.test${odd}`).pathname !== path
  for (const odd of oddPathsOf(path).filter(isAsked)) {
    const { status } = method === 'GET' ? await get(odd) : await post(odd, {})
    const isParameter = /^\/api\/password\/reset\/[^/]+$/.test(new URL(`http://api.test${odd}`).pathname)
    expect(isParameter ? [200, 404] : [404], odd).toContain(status)
  }
})

test('Each call fails while the API is configured to be down', async () => {
  backend.setFaults([{ path: '/api/', kind: 'status', status: 503, code: 503001, retryAfterSeconds: 30 }])
  for (const { method, path } of calls) {
    const reply = method === 'GET' ? await get(path) : await post(path, {})
    expect(reply.status).toBe(503)
    expect(z.parse(Problem, reply.body).code).toBe(503001)
  }
  backend.setFaults([])
  expect((await get('/api/settings/search-mode')).status).toBe(200)
})
