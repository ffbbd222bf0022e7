import { describe, expect, it, vi } from 'vitest'
import { RESPONSE_BYTES_MAX } from '#adapters/http/read-response.ts'
import type { Connection } from '#adapters/http/contract-client.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { accountContract } from '#contracts/session/account.contract.ts'
import { cartContract } from '#contracts/cart/cart.contract.ts'
import { countryContract } from '#contracts/locale/country.contract.ts'
import { searchContract } from '#contracts/search/search.contract.ts'
import { vinContract } from '#contracts/vehicles/vin.contract.ts'
import { askFeatures, FLAGS, shopApiOver, TOKEN } from '../../fixtures/shop-api.fixture.ts'

const features = (connection: Partial<Connection>, token?: null) =>
  askFeatures(shopApiOver(connection, token))

const answering = (body: BodyInit | null, init: ResponseInit = {}): Partial<Connection> => ({
  fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' }, ...init }),
})

it('the API client returns a response that fulfils the contract', async () => {
  await expect(features(answering(JSON.stringify(FLAGS)))).resolves.toMatchObject({
    status: 200,
    body: FLAGS,
  })
})

it('the API client removes fields that the contract does not declare from a response', async () => {
  const result = await features(answering(JSON.stringify({ ...FLAGS, secret: 1 })))
  expect(result.body).toEqual(FLAGS)
})

describe('an unusable response is thrown as an ApiFailure', () => {
  it.each([
    ['HTML instead of JSON', '<!doctype html>', { headers: { 'content-type': 'text/html' } }],
    ['JSON without its content type', JSON.stringify(FLAGS), { headers: { 'content-type': 'text/plain' } }],
    ['invalid JSON with the media type of JSON', '{"showPrice":tru', {}],
    ['an empty body', '', {}],
    ['null', 'null', {}],
    ['a field of a wrong type', JSON.stringify({ ...FLAGS, order: 'yes' }), {}],
    ['a missing field', JSON.stringify({ ...FLAGS, order: undefined }), {}],
    [
      'a body that exceeds the size limit',
      JSON.stringify({ ...FLAGS, rest: 'x'.repeat(RESPONSE_BYTES_MAX) }),
      {},
    ],
    ['a response without content', null, { status: 204 }],
    ['a status outside the contract', JSON.stringify(FLAGS), { status: 201 }],
  ])('for %s', async (_, body, init) => {
    await expect(features(answering(body, init))).rejects.toMatchObject({
      name: 'ApiFailure',
      kind: 'unusable',
    })
  })
})

describe('an error status is thrown as an ApiFailure', () => {
  it.each([
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [403, 'refused'],
    [404, 'refused'],
    [429, 'refused'],
    [401, 'session-ended'],
  ])('status %i has the kind %s', async (status, kind) => {
    await expect(features(answering('oops', { status }))).rejects.toMatchObject({ kind, code: status * 1000 })
  })

  it('with the code and Retry-After of a problem', async () => {
    const problem = { title: 'Slow down', status: 429, code: 429_000 }
    const init = { status: 429, headers: { 'content-type': 'application/problem+json', 'retry-after': '7' } }
    await expect(features(answering(JSON.stringify(problem), init))).rejects.toMatchObject({
      code: 429_000,
      retryAfter: 7,
    })
  })
})

it('the API client reports that a session has ended, but only to a caller with a session', async () => {
  const sessionEnded = vi.fn()
  await expect(features({ ...answering('', { status: 401 }), sessionEnded })).rejects.toThrow(ApiFailure)
  expect(sessionEnded).toHaveBeenCalledOnce()

  await expect(features({ ...answering('', { status: 401 }), sessionEnded }, null)).rejects.toMatchObject({
    kind: 'refused',
  })
  expect(sessionEnded).toHaveBeenCalledOnce()
})

it('the API client throws after the timeout of a call', async () => {
  const hanging = (request: Request) =>
    new Promise<Response>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    )
  await expect(features({ fetch: hanging, timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })
})

it('the API client throws after the timeout if fetch ignores the abort signal or the body is endless', async () => {
  const deaf = () => new Promise<Response>(() => {})
  await expect(features({ fetch: deaf, timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })

  const endless = answering(new ReadableStream())
  await expect(features({ ...endless, timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })
})

it('the API client distinguishes a network failure from an unusable response', async () => {
  const unplugged = () => Promise.reject(new TypeError('fetch failed'))
  await expect(features({ fetch: unplugged })).rejects.toMatchObject({ kind: 'offline' })
})

it('the API client sends no request if the check before each call (assertAllowed) throws', async () => {
  const fetch = vi.fn()
  const assertAllowed = () => {
    throw new ApiFailure('logged-out', 'any')
  }
  await expect(features({ fetch, assertAllowed })).rejects.toMatchObject({ kind: 'logged-out' })
  expect(fetch).not.toHaveBeenCalled()
})

describe('the data of the caller (token, language, country)', () => {
  type Sent = Pick<Request, 'method' | 'url' | 'headers'> & { readonly body: unknown }
  const recording = (token?: null) => {
    const sent: Sent[] = []
    const fetch = async (request: Request) => {
      const { method, url, headers } = request
      sent.push({ method, url, headers, body: method === 'GET' ? undefined : await request.json() })
      return new Response('', { status: 500 })
    }
    return { api: shopApiOver({ fetch }, token), sent }
  }
  const ignore = () => {}

  it('is added to a call whose contract declares its fields', async () => {
    const { api, sent } = recording()
    await api
      .client(vinContract)
      .vehicle.query({ body: { type: 'truck', slug: 'a' } })
      .catch(ignore)
    await api
      .client(vinContract)
      .findVehicle.query({ body: { formValues: [] } })
      .catch(ignore)
    await api.client(accountContract).getFeatures.query().catch(ignore)
    await api.client(countryContract).country.query().catch(ignore)
    const [vehicle, found, features, country] = sent.filter(({ url }, index) => sent[index - 1]?.url !== url)
    const caller = { token: TOKEN, languageID: 'en-GB', countryID: 'DE' }
    expect(vehicle).toMatchObject({ method: 'POST', body: { ...caller, type: 'truck', slug: 'a' } })
    expect(found?.body).toEqual({ formValues: [], lang: 'en-GB', userToken: TOKEN })
    expect(features?.body).toEqual({ token: TOKEN })
    expect(country?.url).toBe('https://shop.test/api/country?languageID=en-GB&countryID=DE')
    expect(found?.url).toBe(`https://shop.test/api/vin/findVehicle?token=${TOKEN}`)
    for (const { url, headers } of sent) {
      if (url !== found?.url) expect(url).not.toContain(TOKEN)
      expect(headers.has('authorization')).toBe(false)
    }
  })

  it('may be overridden for one call, such as the logout with an ended session’s token', async () => {
    const { api, sent } = recording()
    await api
      .client(accountContract)
      .logout.mutate({ body: { token: 'old.token' } })
      .catch(ignore)
    expect(sent[0]?.body).toEqual({ token: 'old.token' })
  })

  it('belongs to the client’s own visitor even if a call of another visitor ends first', async () => {
    const sent: Record<string, unknown> = {}
    const visit = (origin: string, token: string | null) => {
      const { promise: answered, resolve: respond } = Promise.withResolvers<void>()
      const fetch = async (request: Request) => {
        await answered
        sent[new URL(request.url).origin] = await request.json()
        return Response.json(FLAGS)
      }
      return { answer: respond, features: askFeatures(shopApiOver({ fetch, origin }, token)) }
    }
    const [first, second] = [visit('https://one.test', 'one'), visit('https://two.test', null)]
    second.answer()
    await second.features
    first.answer()
    await first.features
    expect(sent).toEqual({ 'https://one.test': { token: 'one' }, 'https://two.test': { token: null } })
  })

  it('is sent in a header if the payload has no token field', async () => {
    const { api, sent } = recording()
    await api.client(searchContract).getVinSuggestions.query().catch(ignore)
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
    const guest = recording(null)
    await guest.api.client(searchContract).getVinSuggestions.query().catch(ignore)
    expect(guest.sent[0]?.headers.has('authorization')).toBe(false)
  })
})

it('the API client treats code 401000 as the end of the session, even with status 200', async () => {
  const sessionEnded = vi.fn()
  const connection = { ...answering(JSON.stringify({ code: 401_000 })), session: () => TOKEN, sessionEnded }
  const { add } = shopApiOver(connection).client(cartContract)
  await expect(add.mutate({ headers: {}, body: { items: [] } })).rejects.toMatchObject({
    kind: 'session-ended',
    code: 401_000,
  })
  expect(sessionEnded).toHaveBeenCalledExactlyOnceWith(TOKEN)
})

it('the API client does not compile if a query is called as a mutation or a mutation as a query', () => {
  const api = shopApiOver({})
  const [vin, cart, account] = [
    api.client(vinContract),
    api.client(cartContract),
    api.client(accountContract),
  ]
  // @ts-expect-error a POST that reads
  expect(vin.vehicle.mutate).toBeUndefined()
  // @ts-expect-error a POST that changes something
  expect(cart.add.query).toBeUndefined()
  // @ts-expect-error a GET with side effects
  expect(account.passwordReset.query).toBeUndefined()
})
