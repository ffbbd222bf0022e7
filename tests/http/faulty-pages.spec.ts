import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfiguration } from '#adapters/server/configuration.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import type { RunningServer } from '#adapters/server/running-server.ts'
import { startServer } from '#adapters/server/start-server.ts'
import { PAGE_ROUTES, ROUTE_IDS, type RouteId } from '#domain/pages/pages.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import en from '#ui/messages/en.json' with { type: 'json' }
import pt from '#ui/messages/pt.json' with { type: 'json' }
import { pathIn } from '#ui/routing/paths.ts'
import { FAULT_KINDS, HARMLESS_FAULTS } from '../fixtures/faults/fault-kinds.ts'
import { FaultServer } from '../fixtures/faults/fault-server.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { LOCALHOST_ENVIRONMENT } from '../fixtures/on-this-machine.fixture.ts'

/** API timeout of the hasty shop in milliseconds. */
const LITTLE = 300

const TEXTS = { en, pt }
type Locale = keyof typeof TEXTS
type MessageId = keyof typeof en

/** Pages that redirect. */
const LEADS_ON = new Set<RouteId>(['checkout', 'checkoutCart', 'vinLookup', 'productMissingSlug', 'admin'])

/** Pages that need no data of the API (`whole`), or show a message in place of missing data. */
const STANDS: Partial<Record<RouteId, MessageId | 'whole'>> = {
  login: 'whole',
  setPassword: 'whole',
  onBehalf: 'whole',
  invitation: 'invitation.refused.unknown',
  askForRight: 'whole',
  becomePartner: 'whole',
  vin: 'whole',
  compare: 'whole',
  quickorder: 'whole',
  availability: 'whole',
  checkoutRedirect: 'whole',
  checkoutStep1: 'cart.stale.title',
  // without a current order the page sends no request
  checkoutStep6: 'whole',
}

/** Messages of all other pages after a failed API call. */
const FAILED: readonly MessageId[] = ['error.title.unavailable', 'list.failed']

/** Pages that the test opens for an object that does not exist. */
const NOT_FOUND = new Set<RouteId>(['sharedFavourites', 'approvalRequest'])

const ids = ROUTE_IDS.filter((id) => !LEADS_ON.has(id))
const isOpen = (id: RouteId) => PAGE_ROUTES[id].layout === 'shop'

/**
 * Representative pages, for faults that differ only in their cause: `fault-matrix.spec.ts` tests each fault with every
 * call.
 */
const REPRESENTATIVES = new Set<RouteId>([
  'home',
  'results',
  'product',
  'sharedFavourites',
  'checkoutStep1',
  'orderhistory',
  'order',
])
const everyPage = ids
const somePages = ids.filter((id) => REPRESENTATIVES.has(id))
/** Number of simultaneous page requests: so few that no page exceeds its timeout. */
const AT_ONCE = 5

const backend = createMockBackend({ size: SMALL_CATALOGUE })
let api: FaultServer
let hasty: RunningServer
let patient: RunningServer
let existing: Readonly<Record<string, string>>
let cookies: readonly (readonly [string, string])[]

async function shop(timeoutMs: number): Promise<RunningServer> {
  const configuration = readConfiguration({
    ...LOCALHOST_ENVIRONMENT,
    PRERENDER_SECONDS: '0',
    API_BASE_URL: api.origin,
    API_TIMEOUT_MS: String(timeoutMs),
  })
  if (!configuration.ok) throw new Error(configuration.error.message)
  return startServer(configuration.value, silentLogger)
}

beforeAll(async () => {
  api = await FaultServer.start((request) => backend.respond(request), { tooLate: LITTLE })
  hasty = await shop(LITTLE)
  patient = await shop(60_000)
  const partner = new HttpVisitor(patient.url)
  expect((await partner.logIn('full@demo.test')).status).toBe(302)
  cookies = partner.cookieNames.map((name) => [name, partner.cookie(name)!])
  // retries: the first calls build the search index and the order history, which may exceed the timeout
  const found = (path: string, link: RegExp) =>
    vi.waitFor(
      async () => {
        const [, name] = link.exec(await (await partner.get(path)).text()) ?? []
        return name ?? expect.fail(`${path} has no ${String(link)}`)
      },
      { timeout: 30_000, interval: 250 },
    )
  existing = {
    divisionId: 'truck',
    maker: 'man',
    page: 'imprint',
    type: 'truck',
    slug: 'man-tgx-18-470',
    product: await found('/en/search/results?term=brake', /\/en\/products\/([\w-]+)/),
    order: await found('/en/infocenter/orderhistory', /\/orderhistory\/([\w-]+)/),
    invoice: await found('/en/infocenter/salesinvoice', /\/salesinvoice\/(\w+)/),
    creditNote: await found('/en/infocenter/creditnotes', /\/creditnotes\/(\w+)/),
    claim: await found('/en/infocenter/claims', /\/claims\/([\w-]+)/),
    deliveryNote: await found('/en/infocenter/deliverynotes', /\/deliverynotes\/(\w+)/),
  }
})
afterAll(async () => {
  await Promise.all([hasty.stop(), patient.stop()])
  await api.stop()
})

/** Suppresses the server's log of intended errors. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

function pathOf(id: RouteId, locale: Locale): string {
  const slug = existing[id] ?? existing['slug']
  const path = (pathIn(locale) as (id: RouteId, params: object) => string)(id, { ...existing, slug })
  return id === 'results' ? `${path}?term=brake` : id === 'sharedFavourites' ? `${path}?id=unknown` : path
}

type Page = {
  readonly id: RouteId
  readonly status: number
  readonly html: string
  readonly headers: Headers
}

async function pageOf(id: RouteId, locale: Locale, { url }: RunningServer): Promise<Page> {
  const visitor = new HttpVisitor(url)
  if (!isOpen(id)) for (const [name, value] of cookies) visitor.setCookie(name, value)
  const response = await visitor.get(pathOf(id, locale))
  return { id, status: response.status, html: await response.text(), headers: response.headers }
}

async function pagesOf(
  requested: readonly RouteId[],
  locale: Locale,
  server: RunningServer,
  atOnce = AT_ONCE,
) {
  const remaining = [...requested]
  const pages: Page[] = []
  const fetchNext = async () => {
    for (let id = remaining.pop(); id !== undefined; id = remaining.pop())
      pages.push(await pageOf(id, locale, server))
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
  return pages
}

/** Unexpected properties of a page that was rendered with a faulty API; must be empty. */
function wrongsOf({ id, status, html, headers }: Page, locale: Locale): readonly string[] {
  const texts = TEXTS[locale]
  const says = (message: MessageId) => html.includes(escaped(texts[message]))
  const stands = STANDS[id]
  const isRight = stands
    ? status === 200 && (stands === 'whole' || says(stands))
    : status === 503 && headers.has('retry-after') && FAILED.some(says)
  const signature = cookies.find(([name]) => name === '__Host-signature')![1]
  const messages = [
    signature,
    new URL(api.origin).host,
    'upstream-host',
    'node_modules',
    'TypeError',
    '.ts:',
  ].filter((secret) => html.includes(secret))
  return [
    ...(isRight ? [] : [`${id} (${locale}): ${status}, not what it should say`]),
    ...(/<h1[ >]/.test(html) ? [] : [`${id} (${locale}): no heading`]),
    ...(html.includes(`<html lang="${locale}`) ? [] : [`${id} (${locale}): another language`]),
    ...messages.map((secret) => `${id} (${locale}): tells ${secret}`),
  ]
}

const escaped = (text: string) => text.replaceAll("'", '&#x27;')

describe('the error page of a failed API call', () => {
  let pages = 0
  afterAll(() =>
    console.log(
      `${FAULT_KINDS.length} kinds of faults × ${somePages.length} pages, one × ${ids.length} = ${pages} first requests`,
    ),
  )

  it.each(
    FAULT_KINDS.filter((kind) => !HARMLESS_FAULTS.has(kind)).map((kind, index) => [kind, index] as const),
  )('has the reason and the language of the page for the fault %s', async (kind, index) => {
    const locale = index % 2 === 0 ? 'en' : 'pt'
    api.kind = kind
    const results = await pagesOf(kind === 'status 500' ? everyPage : somePages, locale, hasty, 50)
    pages += results.length
    expect(results.flatMap((page) => wrongsOf(page, locale))).toEqual([])
    expect(await (await fetch(`${hasty.url}/healthz`)).text()).toBe('ok')
  })

  it.each([...HARMLESS_FAULTS])('does not appear for the harmless fault %s', async (kind) => {
    api.kind = kind
    const results = await pagesOf(somePages, 'en', patient)
    pages += results.length
    const unwell = results.filter(({ id, status }) => status !== (NOT_FOUND.has(id) ? 404 : 200))
    expect(unwell.map(({ id, status }) => `${id}: ${status}`)).toEqual([])
    expect(results.filter(({ html }) => /isAdmin|"admin":true/.test(html))).toEqual([])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('contains the trace id of its log entry', async () => {
    api.kind = 'status 502'
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
    const html = await (await fetch(`${hasty.url}/en/categories`, { headers })).text()
    expect(html).toContain(en['error.trace'].replace('{traceId}', trace))
  })

  it('disappears as soon as the API works', async () => {
    api.kind = undefined
    for (const server of [patient, hasty]) {
      const unwell = new Set(ids.filter((id) => !NOT_FOUND.has(id)))
      await expect
        .poll(
          async () => {
            for (const id of unwell) if ((await pageOf(id, 'en', server)).status === 200) unwell.delete(id)
            return [...unwell]
          },
          { timeout: 60_000 },
        )
        .toEqual([])
    }
  })
})
