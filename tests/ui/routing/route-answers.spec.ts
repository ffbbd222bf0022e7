import {
  RouterContextProvider,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { OpenSharedList } from '#application/favourites/open-shared-list.ts'
import type { Key } from '#application/kernel/token.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { readListUrl } from '#domain/data-table/list-url.ts'
import { fail } from '#domain/shared/result.ts'
import { loader as returnFromPayment } from '#ui/checkout/redirect/redirect.route.tsx'
import { listResponseInit } from '#ui/data-table/list-loader.ts'
import {
  action as takeSharedList,
  loader as sharedList,
} from '#ui/favourites/shared-list/shared-list.route.tsx'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { SessionEnd } from '#application/shared/session-end.port.ts'
import { containerContext, type Container } from '#ui/kernel/container.tsx'
import { pageLoader } from '#ui/kernel/page-loader.ts'
import { action as logIn, headers as loginHeaders } from '#ui/session/login.route.tsx'
import { loginMiddleware } from '#ui/session/require-login.ts'

const containerOf = (...parts: readonly (readonly [Key<unknown>, unknown])[]): Container => ({
  get: <T>(key: Key<T>) =>
    new Map<Key<unknown>, unknown>([
      [CapabilitiesStore, new CapabilitiesStore()],
      [SessionEnd, { wasEnded: false }],
      ...parts,
    ]).get(key as Key<unknown>) as T,
})

function argsOf(container: Container, path: string, body?: URLSearchParams) {
  const url = new URL(path, 'https://shop.test')
  const request = new Request(url, body && { method: 'POST', body })
  const context = new RouterContextProvider(new Map([[containerContext, container]]))
  return { request, url, params: {}, context } as unknown as LoaderFunctionArgs & ActionFunctionArgs
}

/** Status and headers of a route's response or thrown response. */
async function answerOf(route: Promise<unknown>) {
  const response = (await route.catch((thrown: unknown) => thrown)) as Response | { init?: ResponseInit }
  const { status, headers } = response instanceof Response ? response : (response.init ?? {})
  return { status, headers: new Headers(headers) }
}

const locationOf = async (route: Promise<unknown>) => (await answerOf(route)).headers.get('location')

it('the redirect to the login contains the requested page with its query', async () => {
  const container = containerOf([SessionStore, { isLoggedIn: false }])
  const args = argsOf(container, '/en/infocenter/orders?term=4711&page=2')
  const [guard] = loginMiddleware
  const guarded = (async () => guard!(args as never, async () => undefined))()
  const login = new URL((await locationOf(guarded)) ?? '', args.url)
  expect(login.pathname).toBe('/en/login')
  expect(login.searchParams.get('next')).toBe('/en/infocenter/orders?term=4711&page=2')
})

it.each([
  [{ kind: 'wrong-credentials' }, 422, null],
  [{ kind: 'incomplete' }, 422, null],
  [{ kind: 'too-many-attempts', retryAfter: 17 }, 429, '17'],
  [{ kind: 'unreachable' }, 503, '30'],
])('a login that is rejected with %j gets the status %d', async (error, expected, wait) => {
  const refusing = { run: async () => fail(error) }
  const form = new URLSearchParams({ username: 'full@demo.test', password: 'wrong' })
  const result = await answerOf(logIn(argsOf(containerOf([LogIn, refusing]), '/en/login', form)))
  const headers = loginHeaders({ actionHeaders: result.headers } as HeadersArgs)
  expect([result.status, headers.get('retry-after')]).toEqual([expected, wait])
})

describe('the return from a payment', () => {
  const returned = (result: object) => {
    const container = containerOf([Checkout, { checkPayment: async () => result }])
    return locationOf(returnFromPayment(argsOf(container, '/en/checkout/redirect?provider=pay&id=1')))
  }

  it('that was rejected redirects to the choice of payment with the reason, even if the URL contains an order', async () => {
    expect(await returned({ reason: 'declined', basHash: 'b4' })).toBe('/en/checkout/step4?payment=declined')
  })

  it('that succeeded redirects to the confirmation of its order', async () => {
    expect(await returned({ basHash: 'b4' })).toMatch(/^\/en\/checkout\/step6\?.*b4/)
  })

  it('without a result redirects to the choice of payment', async () => {
    expect(await returned({})).toBe('/en/checkout/step4?payment=unknown')
  })
})

it.each([
  ['gone', 410],
  ['unknown', 404],
] as const)('a shared list that is %s gets the status %d', async (kind, expected) => {
  const container = containerOf([OpenSharedList, { run: async () => fail({ kind }) }])
  const result = await answerOf(sharedList(argsOf(container, '/en/infocenter/sharedFavourites?id=x')))
  expect(result.status).toBe(expected)
})

it('copying a shared list that was deleted redirects to the page of the shared list', async () => {
  const container = containerOf(
    [SessionStore, { isLoggedIn: true }],
    [OpenSharedList, { run: async () => fail({ kind: 'gone' }) }],
  )
  const path = '/en/infocenter/sharedFavourites?id=4711'
  const form = new URLSearchParams({ intent: 'list' })
  expect(await locationOf(takeSharedList(argsOf(container, path, form)))).toBe(path)
})

describe('the page of a list', () => {
  const shape = { columns: [], filters: [], sort: { by: 'date', desc: true } }
  const url = readListUrl(shape, new URLSearchParams())
  const answered = (opened: Parameters<typeof listResponseInit>[0]) => {
    const { status, headers } = listResponseInit(opened)
    return [status, new Headers(headers).get('retry-after')]
  }

  it('without permission gets 403', () => {
    expect(answered({ kind: 'not-allowed', url, flag: 'invoice' })).toEqual([403, null])
  })

  it('that cannot be loaded has Retry-After', () => {
    expect(answered({ kind: 'failed', url, retryAfter: 7 })).toEqual([503, '7'])
    expect(answered({ kind: 'failed', url })).toEqual([503, '30'])
  })
})

it('the error page of a page that cannot be rendered has the API’s Retry-After', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = (retryAfter?: number) =>
    pageLoader(() => Promise.reject(new ApiFailure('unavailable', 'POST /api/x', { retryAfter })))
  const waits = async (retryAfter?: number) => {
    const { status, headers } = await answerOf(failing(retryAfter)(argsOf(containerOf(), '/en/categories')))
    return [status, headers.get('retry-after')]
  }
  expect(await waits(120)).toEqual([503, '120'])
  expect(await waits()).toEqual([503, '30'])
})
