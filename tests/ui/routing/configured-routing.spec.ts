// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'

const CONFIGURED = { locales: ['de', 'fr'], defaultLocale: 'de' } as const

beforeEach(() => vi.resetModules())
afterEach(() => document.head.replaceChildren())

const load = () => import('#ui/routing/configured-routing.ts')

it('the default routing applies without a configuration', async () => {
  expect((await load()).routing).toEqual(DEFAULT_ROUTING)
})

it('the browser uses the routing configuration that the server has rendered into the page', async () => {
  const server = await load()
  server.configureRouting(CONFIGURED)
  const meta = Object.assign(document.createElement('meta'), server.routingMeta())
  document.head.append(meta)
  vi.resetModules()

  expect((await load()).routing).toEqual(CONFIGURED)
})

it('a routing configuration applies to paths immediately', async () => {
  const { configureRouting } = await load()
  const { localeOfPath, pathIn } = await import('#ui/routing/paths.ts')
  configureRouting(CONFIGURED)

  expect(localeOfPath('/en')).toBe('de')
  expect(pathIn('fr')('divisions')).toBe('/fr/divisions')
})
