import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#adapters/http/api-problem.ts'
import { pageAction, pageLoader } from '#ui/kernel/page-loader.ts'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { SessionEnd } from '#application/shared/session-end.port.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { containerContext, type Container } from '#ui/kernel/container.tsx'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const offersAll = { get: () => new CapabilitiesStore() } as unknown as Container

const MULTIPART = 'multipart/form-data; boundary=b'

function argsOf(request: Request, container = offersAll) {
  const context = new RouterContextProvider(new Map([[containerContext, container]]))
  return { request, url: new URL(request.url), params: {}, context } as unknown as ActionFunctionArgs
}

async function post(body: string, type?: string) {
  const act = vi.fn(async (_shop: Container, _call: unknown, form: FormData) => [...form.keys()])
  const headers = new Headers(type === undefined ? {} : { 'content-type': type })
  const request = new Request('https://shop.test/en/login', {
    method: 'POST',
    headers,
    body: new TextEncoder().encode(body),
  })
  const status = await pageAction(act)(argsOf(request)).catch(
    (thrown: { init?: ResponseInit }) => thrown.init?.status,
  )
  return { status, isCalled: act.mock.calls.length > 0 }
}

describe('a form that was submitted without scripts', () => {
  it.each([
    ['username=a', 'application/x-www-form-urlencoded'],
    ['username=a', 'application/x-www-form-urlencoded; charset=utf-8'],
    ['--b\r\ncontent-disposition: form-data; name="username"\r\n\r\na\r\n--b--\r\n', MULTIPART],
  ])('is parsed: %j as %s', async (body, type) => {
    expect(await post(body, type)).toEqual({ status: ['username'], isCalled: true })
  })

  it.each([
    ['{}', 'application/json'],
    ['a=b', 'text/plain'],
    ['a=b', undefined],
    ['a=b', 'x'],
    ['a=b', 'multipart/form-database'],
  ])('with an unsupported content type gets 415: %j as %s', async (body, type) => {
    expect(await post(body, type)).toEqual({ status: 415, isCalled: false })
  })

  it.each([
    ['', MULTIPART],
    ['username=a', 'multipart/form-data'],
    ['--b\r\ncontent-disposition: form-data; name="username"\r\n\r\na', MULTIPART],
    ['--b\r\nbad header\r\n\r\na\r\n--b--\r\n', MULTIPART],
    ['--c\r\n\r\n', `multipart/form-data; boundary=${'b'.repeat(5_000)}`],
  ])('that is malformed gets 400: %j', async (body, type) => {
    expect(await post(body, type)).toEqual({ status: 400, isCalled: false })
  })
})

describe('a call that the API has rejected', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  const failing = (code: number) => () =>
    Promise.reject(new ApiProblem('refused', 'POST /api/x', { code, body: { code } }))
  const statusOf = (thrown: { init?: ResponseInit }) => thrown.init?.status

  it.each([
    [400_001, 404],
    [414_000, 404],
    [422_001, 404],
    [404_001, 404],
    [403_001, 403],
    [401_000, 403],
    [429_000, 503],
  ])('with the code %d becomes status %d while a page loads', async (code, status) => {
    const request = new Request('https://shop.test/en/products/a')
    expect(await pageLoader(failing(code))(argsOf(request)).catch(statusOf)).toBe(status)
  })

  it('becomes 503 if the response is unreadable', async () => {
    const unreadable = () => Promise.reject(new ApiProblem('refused', 'POST /api/x', { code: 404_000 }))
    expect(await pageLoader(unreadable)(argsOf(new Request('https://shop.test/en'))).catch(statusOf)).toBe(
      503,
    )
  })

  it.each([
    [400_001, 400],
    [422_001, 422],
    [409_001, 409],
    [429_000, 503],
  ])('with the code %d becomes status %d for a form', async (code, status) => {
    const request = new Request('https://shop.test/en/cart', {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    })
    expect(await pageAction(failing(code))(argsOf(request)).catch(statusOf)).toBe(status)
  })
})

describe('a session that the API ends', () => {
  const ending = () => {
    const session = sessionOf('customer')
    const cookies = { write: () => {}, clear: () => {} }
    const parts = new Map<unknown, unknown>([
      [SessionEnd, session],
      [CapabilitiesStore, new CapabilitiesStore()],
      [CookieJar, cookies],
    ])
    const container = { get: (key: unknown) => parts.get(key) }
    return { session, args: argsOf(new Request('https://shop.test/en/orders'), container as Container) }
  }

  it.each([
    ['returns data', async () => 'a page without the failed part'],
    ['redirects elsewhere', () => Promise.reject(new Response(null, { status: 303 }))],
  ])('redirects to the login if the loader %s', async (_, settle) => {
    const { session, args } = ending()
    const load = () => {
      session.markEnded()
      return settle()
    }
    const thrown = await pageLoader<unknown>(load)(args).catch((response: Response) => response)
    expect((thrown as Response).headers.get('location')).toBe('/en/login?logout=true')
  })
})
