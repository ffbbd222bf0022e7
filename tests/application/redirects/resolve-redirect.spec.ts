import { expect, test } from 'vitest'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ResolveRedirect } from '#application/redirects/resolve-redirect.ts'
import type { Redirect } from '#application/redirects/redirects.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'

const routing = { locales: ['pt', 'en'], defaultLocale: 'pt' } as const

/** ResolveRedirect with an API that has these redirects. */
const following = (moves: Record<string, string | Redirect>) => {
  const pages = {
    find: (path: string) => {
      const move = moves[path]
      return Promise.resolve(typeof move === 'string' ? { location: move, isPermanent: true } : move)
    },
  }
  const resolve = new ResolveRedirect({ pages, routing, capabilities: new CapabilitiesStore() })
  return {
    run: (path: string, search = '') => resolve.run(path, search),
    causesLoop: resolve.causesLoop.bind(resolve),
  }
}

test('A page that has not moved has no redirect', async () => {
  expect(await following({}).run('/en/vin')).toBeUndefined()
})

test('A page that has moved permanently redirects to its new URL with 301', async () => {
  expect(await following({ '/old': '/new' }).run('/old')).toEqual({ address: '/new', status: 301 })
})

test('A chain of redirects becomes one redirect, which is permanent only if all are', async () => {
  const chain = following({ '/a': '/b', '/b': { location: '/c', isPermanent: false }, '/c': '/d' })
  expect(await chain.run('/a')).toEqual({ address: '/d', status: 302 })
})

test('The query is preserved unless the new URL has its own', async () => {
  const moves = following({ '/a': '/b', '/c': '/d?news=true', '/e': '/f#part', '/g': '/h?a=1#part' })
  expect(await moves.run('/a', '?utm=1')).toEqual({ address: '/b?utm=1', status: 301 })
  expect(await moves.run('/c', '?utm=1')).toEqual({ address: '/d?news=true', status: 301 })
  expect(await moves.run('/e', '?utm=1')).toEqual({ address: '/f?utm=1#part', status: 301 })
  expect(await moves.run('/g', '?utm=1')).toEqual({ address: '/h?a=1#part', status: 301 })
})

test.each([
  { '/a': '/a' },
  { '/a': '/a?again' },
  { '/a': '/a/' },
  { '/a': '/b%E2%80%A8', '/b%20': '/a' },
  { '/a': '/b', '/b': '/a' },
  { '/a': '/b', '/b': '/c', '/c': '/b' },
  { '/a': '/b', '/b': '/c', '/c': '/d', '/d': '/e', '/e': '/f', '/f': '/g' },
])('The redirect loop %j is ignored', async (moves) => {
  expect(await following(moves as Record<string, string>).run('/a')).toBeUndefined()
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2Fevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'relative',
  '',
  '/\u0000',
  `/${'x'.repeat(4096)}`,
])('A redirect to %j is rejected', async (location) => {
  expect(await following({ '/a': location }).run('/a')).toBeUndefined()
})

test('A redirect to another site after a valid one is rejected too', async () => {
  expect(await following({ '/a': '/b', '/b': 'https://evil.example/' }).run('/a')).toBeUndefined()
})

test('Redirects of the shop’s own rules are part of the same chain', async () => {
  const moves = following({ '/a': '/b/', '/c': '/en/divisoes/truck' })
  expect(await moves.run('/a')).toEqual({ address: '/b', status: 301 })
  expect(await moves.run('/c')).toEqual({ address: '/en/product-divisions/truck', status: 301 })
})

test('A loop of API redirects and the shop’s own redirects is ignored', async () => {
  const moves = following({ '/en/product-divisions': '/en/divisoes' })
  expect(await moves.run('/en/product-divisions')).toBeUndefined()
})

test.each(['offline', 'timeout', 'unusable', 'unavailable', 'refused'] as const)(
  'The page is shown without a redirect if the redirect service is %s',
  async (kind) => {
    const pages = { find: () => Promise.reject(new ApiFailure(kind, 'redirects')) }
    expect(
      await new ResolveRedirect({ pages, routing, capabilities: new CapabilitiesStore() }).run('/a', ''),
    ).toBeUndefined()
  },
)

test('A programming error during the lookup of a redirect is rethrown', async () => {
  const pages = { find: () => Promise.reject(new TypeError('defect')) }
  await expect(
    new ResolveRedirect({ pages, routing, capabilities: new CapabilitiesStore() }).run('/a', ''),
  ).rejects.toThrow('defect')
})

test('A redirect whose target redirects back is a loop', async () => {
  expect(await following({ '/b': '/a' }).causesLoop('/b', '/a')).toBe(true)
  expect(await following({ '/b': '/c', '/c': '/a?x=1' }).causesLoop('/b', '/a')).toBe(true)
  expect(await following({ '/b': '/c' }).causesLoop('/b', '/a')).toBe(false)
  expect(await following({}).causesLoop('/b', '/a')).toBe(false)
})

test('A loop that does not contain the requested page is detected too', async () => {
  const rules = (own: Record<string, string>) => (path: string) => Promise.resolve(own[path])
  const moves = { '/b': '/y', '/c': '/x' }
  expect(await following(moves).causesLoop('/b', '/x', rules({ '/y': '/c' }))).toBe(true)
  expect(await following(moves).causesLoop('/b', '/other', rules({ '/y': '/c', '/x': '/b' }))).toBe(true)
  expect(await following(moves).causesLoop('/b', '/x', rules({ '/y': '/x' }))).toBe(true)
  expect(await following(moves).causesLoop('/b', '/x', rules({ '/y': '/d' }))).toBe(false)
})
