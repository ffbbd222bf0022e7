import { describe, expect, it, vi } from 'vitest'
import { ANSWER_MAX_BYTES } from '#adapters/http/answer-reader.ts'
import type { Connection } from '#adapters/http/contract-client.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { askFeatures, FLAGS, shopApiOver } from '../../fixtures/shop-api.fixture.ts'

const features = (connection: Partial<Connection>, token?: null) =>
  askFeatures(shopApiOver(connection, token))

const answering = (body: BodyInit | null, init: ResponseInit = {}): Partial<Connection> => ({
  fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' }, ...init }),
})

it('hands on an answer that keeps the contract', async () => {
  await expect(features(answering(JSON.stringify(FLAGS)))).resolves.toMatchObject({
    status: 200,
    body: FLAGS,
  })
})

it('drops what the contract does not know', async () => {
  const answer = await features(answering(JSON.stringify({ ...FLAGS, secret: 1 })))
  expect(answer.body).toEqual(FLAGS)
})

describe('an answer that cannot be used is named, never taken', () => {
  it.each([
    ['a page in place of JSON', '<!doctype html>', { headers: { 'content-type': 'text/html' } }],
    ['JSON without its content type', JSON.stringify(FLAGS), { headers: { 'content-type': 'text/plain' } }],
    ['garbage that claims to be JSON', '{"showPrice":tru', {}],
    ['an empty answer', '', {}],
    ['null', 'null', {}],
    ['a field of another type', JSON.stringify({ ...FLAGS, order: 'yes' }), {}],
    ['a field that is missing', JSON.stringify({ ...FLAGS, order: undefined }), {}],
    ['more than a page can want', JSON.stringify({ ...FLAGS, rest: 'x'.repeat(ANSWER_MAX_BYTES) }), {}],
    ['no content at all', null, { status: 204 }],
    ['a status that nobody agreed on', JSON.stringify(FLAGS), { status: 201 }],
  ])('%s', async (_, body, init) => {
    await expect(features(answering(body, init))).rejects.toMatchObject({
      name: 'ApiFailure',
      kind: 'unusable',
    })
  })
})

describe('an answer with an error status says what it means', () => {
  it.each([
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [403, 'refused'],
    [404, 'refused'],
    [429, 'refused'],
    [401, 'session-ended'],
  ])('%i is %s', async (status, kind) => {
    await expect(features(answering('oops', { status }))).rejects.toMatchObject({ kind, code: status * 1000 })
  })

  it('takes code and waiting time from the problem', async () => {
    const problem = { title: 'Slow down', status: 429, code: 429_000 }
    const init = { status: 429, headers: { 'content-type': 'application/problem+json', 'retry-after': '7' } }
    await expect(features(answering(JSON.stringify(problem), init))).rejects.toMatchObject({
      code: 429_000,
      retryAfter: 7,
    })
  })
})

it('tells that a session has ended, but not to a caller without one', async () => {
  const sessionEnded = vi.fn()
  await expect(features({ ...answering('', { status: 401 }), sessionEnded })).rejects.toThrow(ApiFailure)
  expect(sessionEnded).toHaveBeenCalledOnce()

  await expect(features({ ...answering('', { status: 401 }), sessionEnded }, null)).rejects.toMatchObject({
    kind: 'refused',
  })
  expect(sessionEnded).toHaveBeenCalledOnce()
})

it('gives up on an API that does not answer in time', async () => {
  const hanging = (request: Request) =>
    new Promise<Response>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    )
  await expect(features({ fetch: hanging, timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })
})

it('gives up also where nobody looks at the signal, or where the body never ends', async () => {
  const deaf = () => new Promise<Response>(() => {})
  await expect(features({ fetch: deaf, timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })

  const endless = answering(new ReadableStream())
  await expect(features({ ...endless, timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })
})

it('knows when nothing was reached', async () => {
  const unplugged = () => Promise.reject(new TypeError('fetch failed'))
  await expect(features({ fetch: unplugged })).rejects.toMatchObject({ kind: 'offline' })
})

it('sends nothing that is not admitted', async () => {
  const fetch = vi.fn()
  const admit = () => {
    throw new ApiFailure('logged-out', 'any')
  }
  await expect(features({ fetch, assertAllowed: admit })).rejects.toMatchObject({ kind: 'logged-out' })
  expect(fetch).not.toHaveBeenCalled()
})
