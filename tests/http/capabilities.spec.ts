import { expect, it } from 'vitest'
import { readConfiguration } from '#adapters/server/configuration.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import { startServer } from '#adapters/server/start-server.ts'
import { callsOf } from '#contracts/calls.ts'
import { mayOmitCall, OPTIONAL_CAPABILITIES } from '#contracts/capabilities/capability-calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { isPlain, findPage, pathTo, type PlainRouteId } from '#domain/pages/localised-path.ts'
import { ROUTE_IDS } from '#domain/pages/pages.ts'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { LOCALHOST_ENVIRONMENT } from '../fixtures/on-this-machine.fixture.ts'

type Capability = (typeof OPTIONAL_CAPABILITIES)[number]

const PRODUCT = '/en/products/nw-3-70481-oil-filter'
const STARTS = ['/en', '/en/infocenter', '/en/checkout/step1', '/en/search/results?term=brake', PRODUCT]

const pathOf = (page: PlainRouteId) => pathTo(page, 'en', DEFAULT_ROUTING)

const plainPages = ROUTE_IDS.filter(isPlain)

async function shopWithout(notOffered: readonly Capability[]) {
  const backend = createMockBackend({ size: SMALL_CATALOGUE, notOffered })
  const leftOut = new Set<string>(notOffered)
  const calls = callsOf(shopContract).filter(({ id }) => mayOmitCall(id, leftOut))
  const paths = new Set(calls.map(({ path }) => path))
  /** Paths of the calls that the shop has sent although this API does not offer them. */
  const inVain: string[] = []
  const configuration = readConfiguration({ ...LOCALHOST_ENVIRONMENT, PRERENDER_SECONDS: '0' })
  if (!configuration.ok) throw new Error(configuration.error.message)
  const server = await startServer(configuration.value, silentLogger, (request) => {
    const { pathname } = new URL(request.url)
    if (paths.has(pathname)) inVain.push(pathname)
    return backend.respond(request)
  })
  const offered = new CapabilitiesStore()
  offered.set(notOffered)
  return { server, offered, inVain }
}

/** Targets of a page: its links and forms. */
function targetsIn(
  html: string,
  from: string,
): { readonly links: readonly string[]; readonly forms: readonly string[] } {
  const plain = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const all = (pattern: RegExp) =>
    [...plain.matchAll(pattern)]
      .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), `http://shop${from}`))
      .filter(({ host, pathname }) => host === 'shop' && /^\/en(?:\/|$)/.test(pathname))
      .map(({ pathname, search }) => pathname + search)
  return { links: all(/<a\b[^>]*?\shref="([^"]*)"/g), forms: all(/<form\b[^>]*?\saction="([^"]*)"/g) }
}

async function crawl(notOffered: readonly Capability[], login: string | undefined) {
  const { server, offered, inVain } = await shopWithout(notOffered)
  const errors: string[] = []
  /** Opened routes: one page per route, because most pages of a route differ only in a number. */
  const opened = new Set<string>()
  try {
    const visitor = new HttpVisitor(server.url)
    if (login !== undefined) expect((await visitor.logIn(login)).status).toBe(302)
    await visitor.post('/en/checkout/step1', { sku: 'nw-3.70481', quantity: '1' })
    const waiting = STARTS.filter((path) => {
      const page = findPage(path.split('?')[0]!, DEFAULT_ROUTING)
      return page && offered.offersPage(page.routeId)
    }).map((path) => ({ path, from: 'start' }))
    while (waiting.length > 0) {
      const { path, from } = waiting.shift()!
      const page = findPage(path.split('?')[0]!, DEFAULT_ROUTING)
      const key = page?.routeId ?? path
      if (opened.has(key) || path.includes('/logout')) continue
      opened.add(key)
      const response = await visitor.get(path)
      const html = await response.text()
      if (response.status >= 400) errors.push(`${from} -> ${path}: ${response.status}`)
      const location = response.headers.get('location')
      if (location !== null) waiting.push({ path: location, from: path })
      const { links, forms } = targetsIn(html, path)
      for (const target of links) waiting.push({ path: target, from: path })
      for (const target of forms) {
        const called = findPage(target.split('?')[0]!, DEFAULT_ROUTING)
        if (called && !offered.offersPage(called.routeId)) errors.push(`${path}: form to ${target}`)
      }
    }
    if (login !== undefined) {
      for (const page of plainPages.filter((one) => !offered.offersPage(one))) {
        const reply = await visitor.get(pathOf(page))
        if (reply.status !== 404) errors.push(`${pathOf(page)}: ${reply.status}, not 404`)
        if (!(await reply.text()).includes('</header>')) errors.push(`${pathOf(page)}: no frame`)
      }
    }
  } finally {
    await server.stop()
  }
  return { seen: opened.size, faults: [...new Set(errors)], inVain: [...new Set(inVain)] }
}

/** Number of shops that is sufficient for the test of each pair of capabilities (Sperner's theorem). */
const PLACES = 7
const OMISSIONS = 3
/** Sets of three shop indexes. The capability with the same index is omitted in these three shops. */
const OMITTED_IN = Array.from({ length: 2 ** PLACES }, (_, bits) =>
  Array.from({ length: PLACES }, (__, index) => index).filter((index) => (bits >> index) & 1),
).filter(({ length }) => length === OMISSIONS)
const PARTIAL_SHOPS = Array.from({ length: PLACES }, (_, position) =>
  OPTIONAL_CAPABILITIES.filter((__, index) => OMITTED_IN[index]?.includes(position)),
)

const SHOPS: readonly (readonly [string, readonly Capability[]])[] = [
  ['everything', []],
  ...PARTIAL_SHOPS.map((omitted) => [`all but ${omitted.join(', ')}`, omitted] as const),
  ['the smallest shop', OPTIONAL_CAPABILITIES],
]

it('for any two optional capabilities A and B, a tested shop omits A and offers B', () => {
  const areApart = (one: Capability, other: Capability) =>
    PARTIAL_SHOPS.some((omitted) => omitted.includes(one) && !omitted.includes(other))
  const together = OPTIONAL_CAPABILITIES.flatMap((one) =>
    OPTIONAL_CAPABILITIES.filter((other) => other !== one && !areApart(one, other)),
  )
  expect(together).toEqual([])
})

it.each(SHOPS)('a customer finds no link to an error page in the shop with %s', async (_, notOffered) => {
  const { seen, faults: errors, inVain } = await crawl(notOffered, 'full@demo.test')
  expect({ faults: errors, inVain }).toEqual({ faults: [], inVain: [] })
  expect(seen).toBeGreaterThan(5)
})

it('a guest finds no link to an error page in the shop without optional capabilities', async () => {
  expect(await crawl(OPTIONAL_CAPABILITIES, undefined)).toMatchObject({ faults: [], inVain: [] })
})
