import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '#adapters/server/app.ts'
import { createLogger } from '#adapters/server/logger.ts'
import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'
import { api } from '../../../mock-backend/call-api.ts'
import { fakeBuild } from '../fake-build.ts'

const SHOP = 'http://localhost'
const HOOK = 'http://127.0.0.1:4711/return'
const PARTS = ['NW-3.70481', 'NW-3.85072'] as const

function setUp() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const lines: string[] = []
  const logger = createLogger('debug', { to: { write: (line) => void lines.push(line) } })
  const build = fakeBuild()
  const routing = { locales: ['en'], defaultLocale: 'en' } as const
  Object.assign(build.entry.module, { punchOut: () => ({ routing, xmlReader: saxesXmlReader }) })
  const upstream = (request: Request) => backend.respond(request)
  const app = createApp({
    build,
    upstream,
    config: { publicOrigin: SHOP },
    clientDirectory: undefined,
    logger,
  })
  const ask = async (path: string, init?: RequestInit) => app.request(`${SHOP}${path}`, init)
  const oci = (fields: Record<string, string>, user = 'demo-oci5-D0100001') =>
    ask('/punchout/oci', {
      method: 'POST',
      // headers of a form that another site posts
      headers: { origin: 'https://erp.example.com', 'sec-fetch-site': 'cross-site', 'accept-language': 'en' },
      body: new URLSearchParams({ USERNAME: user, PASSWORD: 'demo', HOOK_URL: HOOK, ...fields }),
    })
  const cxml = async (content: string, secret = 'demo') => {
    const sender = `<Credential domain="NetworkId"><Identity>demo-cxml-D0100001</Identity><SharedSecret>${secret}</SharedSecret></Credential>`
    const body = `<cXML payloadID="1"><Header><Sender>${sender}</Sender></Header><Request>${content}</Request></cXML>`
    return (await ask('/punchout/cxml', { method: 'POST', body })).text()
  }
  const edifact = (content: string, secret: string | undefined = 'demo') => {
    const count = content.trim().split('\n').length + 2
    const text = `UNB+UNOC:3+BECKER+DRAWBAR+261125:0412+REF1'\nUNH+1+ORDERS:D:96A:UN'\n${content.trim()}\nUNT+${count}+1'\nUNZ+1+REF1'`
    const login = `Basic ${btoa(`demo-cxml-D0100001:${secret}`)}`
    return ask('/punchout/edifact', {
      method: 'POST',
      headers: secret === '' ? {} : { authorization: login },
      body: Buffer.from(text, 'latin1'),
    })
  }
  const enter = async (location: string, cookies?: string) => {
    const reply = await ask(location.replace(SHOP, ''), { headers: cookies ? { cookie: cookies } : {} })
    const sessionId = new URL(reply.headers.get('location') ?? '/', SHOP).searchParams.get('punchout') ?? ''
    const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const [token = ''] = (cookie.split('=')[1] ?? '').split('~')
    const [header, payload] = token.split('.')
    const headers = { cookie, 'x-punchout': sessionId, 'content-type': 'application/json' }
    let calls = 0
    const call = async (path: string, more: object = {}) => {
      const body = { token: `${header}.${payload}`, languageID: 'en-GB', countryID: 'DE', ...more }
      const key = { 'idempotency-key': `${sessionId}-${(calls += 1)}` }
      const response = await ask(path, {
        method: 'POST',
        headers: { ...headers, ...key },
        body: JSON.stringify(body),
      })
      return (await response.json()) as any
    }
    return {
      response: reply,
      cookie,
      sessionId,
      call,
      add: (sku: string, qty: number) => call('/api/checkout/cart/add', { items: [{ sku, qty }] }),
      cart: async (): Promise<Record<string, number>> => {
        const { quote } = await call('/api/checkout/cart/getQuote')
        return Object.fromEntries(
          quote.items.map((item: { sku: string; qty: number }) => [item.sku, item.qty]),
        )
      },
      goBack: async (abort = '') => {
        const body = new URLSearchParams({ language: 'en', abort })
        return ask(`/punchout/return?punchout=${sessionId}`, { method: 'POST', headers: { cookie }, body })
      },
    }
  }
  const visit = async (fields: Record<string, string> = {}, user?: string, cookies?: string) => {
    const started = await oci(fields, user)
    return enter(started.headers.get('location') ?? '/', cookies)
  }
  return { ask, oci, cxml, edifact, enter, visit, lines, backend }
}

/** The fields of a returned form by their names. */
async function fieldsOf(response: Response): Promise<Record<string, string>> {
  const html = await response.text()
  return Object.fromEntries(
    [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}
const quantities = (fields: Record<string, string>): Record<string, number> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const [, at] = /^NEW_ITEM-EXT_QUOTE_ITEM\[(\d+)\]$/.exec(name) ?? []
      return at === undefined
        ? []
        : [[fields[`NEW_ITEM-VENDORMAT[${at}]`], Number(fields[`NEW_ITEM-QUANTITY[${at}]`])]]
    }),
  )

it('a start form of another site is redirected by a ticket, valid once, into a punch-out session', async () => {
  const { oci, enter, ask } = setUp()
  const started = await oci({ VIN: 'WMA06XZZ8CP034890' })
  const ticket = started.headers.get('location') ?? ''
  expect(started.status).toBe(303)
  const { response } = await enter(ticket)
  expect(response.headers.get('location')).toMatch(
    /^\/vin\/search\/WMA06XZZ8CP034890\?punchout=[0-9a-f-]{36}$/,
  )
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; Partitioned; SameSite=None$/)
  expect((await ask(ticket)).status).toBe(410)
})

it('a start form gets an error page if the API is down', async () => {
  const { oci, backend } = setUp()
  backend.setFaults([{ path: '/api/punchout/start', kind: 'status', status: 503 }])
  const response = await oci({})
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('The shop is not available at the moment.')
})

it('pages of a punch-out session may be framed by the hosts of its purchasing system, other pages may not', async () => {
  const { visit, ask } = setUp()
  const { response, cookie } = await visit()
  const page = await ask(response.headers.get('location') ?? '/', { headers: { cookie } })
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("form-action 'self'")
  expect(policy).toMatch(
    /frame-ancestors http:\/\/localhost:\* https:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*/,
  )
  expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  const other = await ask('/environment')
  expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(other.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

it('the first two responses of a punch-out session preserve window.opener', async () => {
  const { oci, ask } = setUp()
  const started = await oci({})
  const entered = await ask(started.headers.get('location') ?? '/')
  expect([started, entered].map(({ headers }) => headers.get('cross-origin-opener-policy'))).toEqual([
    'unsafe-none',
    'unsafe-none',
  ])
})

it('a rejected start or an unknown session gets a page that any site may frame, with styles but without links and forms', async () => {
  const { oci, ask } = setUp()
  const pages = [
    await oci({ PASSWORD: 'wrong' }),
    await oci({ HOOK_URL: 'https://evil.example/' }),
    await ask('/punchout/start?ticket=used'),
    await ask(`/en?punchout=${crypto.randomUUID()}`, { headers: { accept: 'text/html' } }),
  ]
  for (const page of pages) {
    expect(page.status).toBeGreaterThan(399)
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; frame-ancestors *",
    )
    expect(await page.text()).not.toMatch(/<(?:a|form|script)\b/)
  }
})

it('two punch-out sessions of one user have separate carts', async () => {
  const { visit } = setUp()
  const [one, two] = [await visit(), await visit()]
  await Promise.all([one.add(PARTS[0], 2), two.add(PARTS[1], 3)])
  expect(await one.cart()).toEqual({ [PARTS[0]]: 2 })
  expect(await two.cart()).toEqual({ [PARTS[1]]: 3 })
})

it('a login in a punch-out session sets no cookies, and redirects retain the session in the URL', async () => {
  const { visit, ask } = setUp()
  const { cookie, sessionId } = await visit()
  const body = JSON.stringify({
    username: 'full@demo.test',
    password: 'demo',
    languageID: 'en-GB',
    countryID: 'DE',
  })
  const logIn = (headers: Record<string, string>) =>
    ask('/api/login', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
  expect((await logIn({})).headers.getSetCookie()).not.toEqual([])
  expect((await logIn({ cookie, 'x-punchout': sessionId })).headers.getSetCookie()).toEqual([])
  const redirected = await ask(`/en/?punchout=${sessionId}`, { headers: { cookie } })
  expect(redirected.headers.get('location')).toBe(`/en?punchout=${sessionId}`)
})

it('a page without the session in its URL is redirected to a URL with the session of the referrer', async () => {
  const { visit, ask } = setUp()
  const { cookie, sessionId } = await visit()
  const referer = `${SHOP}/en?punchout=${sessionId}`
  const page = await ask('/en/search/results?term=1', { headers: { cookie, referer, accept: 'text/html' } })
  expect([page.status, page.headers.get('location')]).toEqual([
    303,
    `/en/search/results?term=1&punchout=${sessionId}`,
  ])
})

it('a form posted without the session in its URL is redirected to a URL with the session of the referrer', async () => {
  const { visit, ask } = setUp()
  const { cookie, sessionId } = await visit()
  const referer = `${SHOP}/en?punchout=${sessionId}`
  const posted = await ask('/en/checkout/step1', {
    method: 'POST',
    headers: { cookie, referer, accept: 'text/html', origin: SHOP },
    body: new URLSearchParams({ sku: PARTS[0], quantity: '1' }),
  })
  expect([posted.status, posted.headers.get('location')]).toEqual([
    307,
    `/en/checkout/step1?punchout=${sessionId}`,
  ])
})

it('a cart that is returned twice has the same lines, and cannot be changed afterwards', async () => {
  const { visit } = setUp()
  const { add, goBack, call } = await visit()
  await add(PARTS[0], 2)
  const responses = await Promise.all([goBack(), goBack()])
  const [first, second] = await Promise.all(responses.map(fieldsOf))
  expect(quantities(first!)).toEqual({ '3.70481': 2 })
  expect(second).toEqual(first)
  expect((await add(PARTS[1], 1)).lines[0].acceptedQuantity).toBe(0)
  expect((await call('/api/getfeatures')).fillBasket).toBe(false)
})

it('an edited cart returns its new line, and an aborted edit changes nothing', async () => {
  const { visit } = setUp()
  const first = await visit()
  await first.add(PARTS[0], 2)
  const created = await fieldsOf(await first.goBack())
  const BASKETID = created['NEW_ITEM-EXT_QUOTE_ID[1]'] ?? ''
  const aborted = await visit({ FUNCTION: 'EDIT', BASKETID })
  await aborted.add(PARTS[0], 9)
  expect(quantities(await fieldsOf(await aborted.goBack('1')))).toEqual({})

  const edited = await visit({ FUNCTION: 'EDIT', BASKETID })
  expect(await edited.cart()).toEqual({ [PARTS[0]]: 2 })
  await edited.add(PARTS[1], 1)
  expect(quantities(await fieldsOf(await edited.goBack()))).toEqual({ '3.85072': 1 })

  const inspected = await visit({ FUNCTION: 'INSPECT', BASKETID })
  expect(await inspected.cart()).toEqual({ [PARTS[0]]: 2, [PARTS[1]]: 1 })
  expect((await inspected.add(PARTS[1], 1)).lines[0].status).toBe('NOT_PURCHASABLE')
})

it(
  'no line is lost or duplicated in 60 round trips of create, edit, inspect, search and abort',
  { timeout: 120_000 },
  async () => {
    const { visit, oci } = setUp()
    let expected: Record<string, number> = {}
    const erp = new Map<string, number>()
    let BASKETID = ''
    for (let trip = 0; trip < 60; trip += 1) {
      const mode = ['CREATE', 'EDIT', 'INSPECT', 'BACKGROUND_SEARCH', 'ABORT'][trip % 5]
      if (mode === 'BACKGROUND_SEARCH') {
        const match = await fieldsOf(await oci({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: '3.70481' }))
        expect(match['NEW_ITEM-VENDORMAT[1]']).toBe('3.70481')
        continue
      }
      const isNew = mode === 'CREATE'
      if (isNew) {
        expected = {}
        erp.clear()
      }
      const session = await visit(
        isNew ? {} : { FUNCTION: mode === 'INSPECT' ? 'INSPECT' : 'EDIT', BASKETID },
      )
      const sku = PARTS[trip % 2]!
      const added = (await session.add(sku, 1)).lines[0].acceptedQuantity as number
      const responses = [
        await session.goBack(mode === 'ABORT' ? '1' : ''),
        await session.goBack(mode === 'ABORT' ? '1' : ''),
      ]
      // in every third trip the ERP does not receive the first response
      for (const response of trip % 3 === 0 ? responses.slice(1) : responses) {
        const fields = await fieldsOf(response)
        BASKETID = fields['NEW_ITEM-EXT_QUOTE_ID[1]'] ?? BASKETID
        for (const [articleNo, quantity] of Object.entries(quantities(fields))) erp.set(articleNo, quantity)
      }
      if (mode === 'CREATE' || mode === 'EDIT') {
        const articleNo = sku.replace('NW-', '')
        expected[articleNo] = (expected[articleNo] ?? 0) + added
      }
      expect(Object.fromEntries(erp), `trip ${trip} ${mode}`).toEqual(expected)
    }
  },
)

describe('an expired punch-out session', () => {
  afterEach(() => vi.useRealTimers())
  const asPage = { accept: 'text/html' }
  const HOURS_3 = 3 * 3_600_000

  it('shows a page in the user’s language, with a link back to the purchasing system', async () => {
    const { visit, ask, backend } = setUp()
    const { cookie, sessionId } = await visit()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOURS_3 })
    const page = await ask(`/de/checkout/step1?punchout=${sessionId}`, { headers: { cookie, ...asPage } })
    const html = await page.text()
    expect([page.status, html.includes('Diese Sitzung ist vorbei')]).toEqual([410, true])
    expect(html).toContain(`action="${HOOK}"`)
    expect(page.headers.get('content-security-policy')).toContain('http://127.0.0.1:*')
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self'")
    const referer = `${SHOP}/en?punchout=${sessionId}`
    const next = await ask('/en/checkout/step1', { headers: { cookie, referer, ...asPage } })
    const file = await ask('/assets/page.js', { headers: { cookie, referer, 'x-punchout': sessionId } })
    expect([next.status, file.status]).toEqual([410, 404])
    const call = await ask('/api/checkout/cart/add', {
      method: 'POST',
      headers: { cookie, 'x-punchout': sessionId, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([call.status, ((await call.json()) as { code: number }).code]).toEqual([401, 401000])
    expect(backend.placedOrders).toEqual([])
  })

  it('shows a page without a link back if the browser did not store its cookie', async () => {
    const { ask } = setUp()
    const page = await ask(`/en?punchout=${crypto.randomUUID()}`, { headers: asPage })
    const html = await page.text()
    expect([page.status, html.includes('This session is over'), html.includes('<form')]).toEqual([
      410,
      true,
      false,
    ])
    expect((await ask('/en?punchout=none', { headers: asPage })).status).not.toBe(410)
  })

  it('sends an empty message back to a cXML system', async () => {
    const { cxml, enter, ask } = setUp()
    const setup = `<PunchOutSetupRequest operation="create"><BuyerCookie>A1</BuyerCookie><BrowserFormPost><URL>${HOOK}</URL></BrowserFormPost></PunchOutSetupRequest>`
    const url = (/<URL>([^<]+)/.exec(await cxml(setup))?.[1] ?? '').replaceAll('&amp;', '&')
    const { response, cookie } = await enter(url)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOURS_3 })
    const html = await (
      await ask(response.headers.get('location') ?? '/', { headers: { cookie, ...asPage } })
    ).text()
    expect(html).toContain('BuyerCookie&gt;A1&lt;')
    expect(html).not.toContain('ItemIn')
  })
})

describe('the punch-out cookies in a browser', () => {
  const asPage = { accept: 'text/html' }
  const OF_CHROMIUM_MAX = 10_240

  /** Cookies of one partition in Chromium, which deletes the oldest cookie above its size limit. */
  class Jar {
    readonly pairs = new Map<string, string>()

    take(response: Response): void {
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
        this.pairs.delete(name)
        if (!/Max-Age=0/.test(line)) this.pairs.set(name, value)
        while (this.line.length > OF_CHROMIUM_MAX) this.pairs.delete([...this.pairs.keys()][0] ?? '')
      }
    }

    get line(): string {
      return [...this.pairs].map(([name, value]) => `${name}=${value}`).join('; ')
    }
  }

  it.each([9, 30])('preserve a session while %d later sessions are opened and ended', async (count) => {
    const { visit, ask } = setUp()
    const jar = new Jar()
    const first = await visit()
    jar.take(first.response)
    await first.add(PARTS[0], 2)
    for (let session = 0; session < count; session += 1) {
      const other = await visit({}, undefined, jar.line)
      jar.take(other.response)
      jar.take(await other.goBack(session % 2 === 0 ? '1' : ''))
    }
    const page = await ask(first.response.headers.get('location') ?? '/', {
      headers: { cookie: jar.line, ...asPage },
    })
    expect(page.status).toBe(200)
    expect(await first.cart()).toEqual({ [PARTS[0]]: 2 })
    expect(jar.line.length).toBeLessThan(6_500)
  })

  it('identify the latest eight of thirty sessions, and are short enough for the header limit of proxies', async () => {
    const { visit, ask } = setUp()
    const jar = new Jar()
    const locations: string[] = []
    for (let session = 0; session < 30; session += 1) {
      const { response } = await visit({}, undefined, jar.line)
      jar.take(response)
      locations.push(response.headers.get('location') ?? '/')
    }
    for (const location of locations.slice(-8)) {
      expect((await ask(location, { headers: { cookie: jar.line, ...asPage } })).status).toBe(200)
    }
    expect(jar.line.length).toBeLessThan(6_500)
  })

  const ID = '6d5d4b38-d22b-45f9-826b-245af62d31ea'
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const person = ['A', 'B', 'D1', 'E', 'DE', null]
  const stored: readonly unknown[] = [
    person,
    [null, null, null],
    'ERP',
    ['localhost'],
    null,
    9e15,
    false,
    null,
  ]
  it.each([
    encoded({ token: 'a', returnHosts: [] }),
    encoded({ token: 'a.b.c', returnHosts: [1], systemName: 2, user: 3, endsAt: 'x' }),
    '',
    'a.b.c',
    'a.b.c~',
    'a.b.c~!!!',
    'a.b~' + encoded(stored),
    'a.b.c~' + encoded(null),
    'a.b.c~' + encoded([]),
    'a.b.c~' + encoded(stored.with(3, [{}])),
    'a.b.c~' + encoded(stored.with(5, 'now')),
    'a.b.c~' + encoded(stored.with(7, ['CXML', 'CREATE', null, null])),
    'a.b.c~' + encoded(stored.with(7, ['SMTP', 'CREATE', 'x', null])),
    'a.b.c~' + encoded(stored.with(2, 'x'.repeat(10_000))),
    '%E0%A4%A',
  ])('with forged content are treated as an ended session (%#)', async (value: string) => {
    const { ask, lines } = setUp()
    const cookie = `__Host-punchout-${ID}=${value}`
    const page = await ask(`/en?punchout=${ID}`, { headers: { cookie, ...asPage } })
    const body = new URLSearchParams({ language: 'en' })
    const posted = await ask(`/punchout/return?punchout=${ID}`, { method: 'POST', headers: { cookie }, body })
    expect([page.status, posted.status]).toEqual([410, 403])
    expect(lines.join('')).not.toContain('failed')
  })

  it('with unusual names do not prevent a new session', async () => {
    const { visit } = setUp()
    const odd = `__Host-punchout-a b=1; __Host-punchout-=; ${'__Host-punchout-x'.repeat(300)}=2`
    expect((await visit({}, undefined, odd)).response.status).toBe(303)
  })
})

it.each(['x'.repeat(5_000), '_blank', '"><b>', ''])(
  'a target window name that OCI does not allow is ignored (%#)',
  async (target) => {
    const { oci, enter } = setUp()
    const { searchParams } = new URL((await oci({})).headers.get('location') ?? '/', SHOP)
    searchParams.set('target', target)
    const { response, goBack } = await enter(`/punchout/start?${searchParams}`)
    expect(response.headers.get('set-cookie')?.length).toBeLessThan(1_000)
    expect(await (await goBack()).text()).not.toContain('target=')
  },
)

it('the returned cart and a part look-up contain no prices for an account without prices', async () => {
  const { visit, oci, lines } = setUp()
  const session = await visit({}, 'demo-oci5-D0100002')
  await session.add(PARTS[0], 2)
  const html = await (await session.goBack()).text()
  const foundText = await (
    await oci({ FUNCTION: 'VALIDATE', PRODUCTID: '3.70481' }, 'demo-oci5-D0100002')
  ).text()
  expect(lines.filter((line) => line.includes('failed'))).toEqual([])
  for (const text of [html, foundText]) {
    expect(text).toContain('NEW_ITEM-VENDORMAT[1]')
    expect(text).not.toMatch(/PRICE|CURRENCY/)
  }
})

it('a cXML session returns a new cart, an edited cart with all its lines, and an inspected cart without lines', async () => {
  const { cxml, enter } = setUp()
  const setup = (operation: string, items = '') =>
    `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>A1</BuyerCookie><BrowserFormPost><URL>${HOOK}</URL></BrowserFormPost>${items}</PunchOutSetupRequest>`
  const urlIn = (xml: string) => (/<URL>([^<]+)/.exec(xml)?.[1] ?? '').replaceAll('&amp;', '&')
  const first = await enter(urlIn(await cxml(setup('create'))))
  await first.add(PARTS[0], 2)
  const message = await (await first.goBack()).text()
  const [, id] = /SupplierPartAuxiliaryID&gt;([^&]+)&lt;/.exec(message) ?? []
  expect(message).toContain('BuyerCookie&gt;A1&lt;')
  const item = `<ItemOut quantity="2"><ItemID><SupplierPartID>3.70481</SupplierPartID><SupplierPartAuxiliaryID>${id}</SupplierPartAuxiliaryID></ItemID></ItemOut>`
  const edited = await enter(urlIn(await cxml(setup('edit', item))))
  await edited.add(PARTS[1], 1)
  const again = await (await edited.goBack()).text()
  expect(again.match(/ItemIn quantity/g)).toHaveLength(2)
  expect(again).toContain(id)

  const inspected = await enter(urlIn(await cxml(setup('inspect', item))))
  expect(await (await inspected.goBack()).text()).not.toContain('ItemIn quantity')
})

it('cXML with a DOCTYPE line is decoded by its declared encoding, and rejected if the Content-Type has another charset', async () => {
  const { ask } = setUp()
  const header =
    '<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">\n'
  const sender = `<Credential domain="NetworkId"><Identity>demo-cxml-D0100001</Identity><SharedSecret>demo</SharedSecret></Credential>`
  const setup = `<PunchOutSetupRequest operation = "create"><BuyerCookie>é</BuyerCookie><BrowserFormPost><URL>${HOOK}</URL></BrowserFormPost></PunchOutSetupRequest>`
  const document = `${header}<cXML payloadID="1"><Header><Sender>${sender}</Sender></Header><Request>${setup}</Request></cXML>`
  const body = Buffer.from(document, 'latin1')
  const statusAs = async (type: string) => {
    const response = await ask('/punchout/cxml', { method: 'POST', headers: { 'content-type': type }, body })
    return /code="(\d+)"/.exec(await response.text())?.[1]
  }
  expect(await statusAs('text/xml')).toBe('200')
  expect(await statusAs('text/xml; charset=utf-8')).toBe('406')
  expect(await statusAs('application/xml; charset="ISO-8859-1"')).toBe('200')
})

it('the edited cart of a cXML session merges lines of the same part, and adds up their quantities', async () => {
  const { cxml, enter } = setUp()
  const item = (index: number, quantity: number) =>
    `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${PARTS[0]}</SupplierPartID><SupplierPartAuxiliaryID>b/${index}</SupplierPartAuxiliaryID></ItemID></ItemOut>`
  const setup = `<PunchOutSetupRequest operation="edit"><BuyerCookie>A1</BuyerCookie><BrowserFormPost><URL>${HOOK}</URL></BrowserFormPost>${item(1, 2)}${item(2, 3)}</PunchOutSetupRequest>`
  const url = (/<URL>([^<]+)/.exec(await cxml(setup))?.[1] ?? '').replaceAll('&amp;', '&')
  const { cart } = await enter(url)
  expect(await cart()).toEqual({ [PARTS[0]]: 5 })
})

it('a repeated cXML order is placed once, and an order of an unknown part is rejected', async () => {
  const { cxml } = setUp()
  const order = (articleNo: string, orderNo = 'PO-1') =>
    `<OrderRequest><OrderRequestHeader orderID="${orderNo}"/><ItemOut quantity="2"><ItemID><SupplierPartID>${articleNo}</SupplierPartID></ItemID></ItemOut></OrderRequest>`
  const first = await cxml(order('3.70481'))
  expect(first).toMatch(/code="200" text="OK">Order \S+</)
  expect(/>Order [^<]+/.exec(await cxml(order('3.70481')))?.[0]).toBe(/>Order [^<]+/.exec(first)?.[0])
  expect(await cxml(order('unknown', 'PO-2'))).toMatch(/code="422"[^>]*>Line 1, unknown: no part has/)
})

it('an order by cXML or EDIFACT is rejected with the missing right if the account may not fill the cart', async () => {
  const { cxml, edifact, backend } = setUp()
  backend.changeFlags('full@demo.test', { fillBasket: false })
  const item = '<ItemOut quantity="2"><ItemID><SupplierPartID>3.70481</SupplierPartID></ItemID></ItemOut>'
  const order = `<OrderRequest><OrderRequestHeader orderID="PO-1"/>${item}</OrderRequest>`
  expect(await cxml(order)).toMatch(/code="403"[^>]*>The account lacks the right: fillBasket/)
  const response = await edifact(edifactOrder('3.70481', 'PO-2'))
  expect(response.status).toBe(422)
  expect(await response.text()).toMatch(
    /APERAK[\s\S]*ERC\+403005::91'\nFTX\+AAO\+\+\+The account lacks the right/,
  )
})

it('a cXML delete request cancels an order, after which another order may have its number', async () => {
  const { cxml, backend } = setUp()
  const order = (type: string, quantity: number) =>
    `<OrderRequest><OrderRequestHeader orderID="PO-1" type="${type}"/><ItemOut quantity="${quantity}"><ItemID><SupplierPartID>3.70481</SupplierPartID></ItemID></ItemOut></OrderRequest>`
  const { login, post } = api(backend)
  const caller = { token: await login('full@demo.test'), languageID: 'en-GB', countryID: 'DE' }
  const numberIn = (responseText: string) => /rder (\d+)</.exec(responseText)?.[1] ?? ''
  const openOf = async (orderNo: string) => {
    const { body } = await post('/api/orders/get', { ...caller, orderNo })
    return body.lines.map((line: any) => line.outstanding)
  }
  expect(await cxml(order('delete', 2))).toContain('code="409"')
  const first = numberIn(await cxml(order('new', 2)))
  expect(await cxml(order('update', 7))).toContain('code="450"')
  expect(await cxml(order('new', 7))).toContain('code="409"')
  expect(await openOf(first)).toEqual([2])
  expect(await cxml(order('delete', 2))).toContain(`Cancelled: order ${first}`)
  expect(await openOf(first)).toEqual([0])
  expect(await cxml(order('new', 2))).toContain('code="409"')
  const second = numberIn(await cxml(order('new', 3)))
  expect(second).not.toBe(first)
  expect(await openOf(second)).toEqual([3])
})

const edifactOrder = (articleNo: string, orderNo: string, quantity = 2) =>
  `BGM+220+${orderNo}+9'\nRFF+AKG:WMA06XZZ8CP034890'\nLIN+1++${articleNo}:SA'\nQTY+21:${quantity}'\nUNS+S'`

it('a repeated EDIFACT order is placed once and confirmed', async () => {
  const { edifact, backend } = setUp()
  const response = await edifact(edifactOrder('3.70481', 'PO-7'))
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/EDIFACT; charset=iso-8859-1',
  ])
  const first = await response.text()
  const [, orderNo = ''] = /BGM\+231\+([^+]+)\+29'/.exec(first) ?? []
  expect(first).toContain("RFF+ON:PO-7'")
  expect(first).toMatch(/LIN\+1\+5\+3\.70481:SA'\nQTY\+21:2'\nQTY\+113:2'\nDTM\+69:\d{8}:102'\nPRI\+AAA:/)
  expect(await (await edifact(edifactOrder('3.70481', 'PO-7'))).text()).toContain(`BGM+231+${orderNo}+`)

  const { login, post } = api(backend)
  const caller = { token: await login('full@demo.test'), languageID: 'en-GB', countryID: 'DE' }
  const { body } = await post('/api/orders/get', { ...caller, orderNo })
  expect(body.header).toMatchObject({ customerOrderReference: 'PO-7', lineCount: 1 })
  expect(body.remark).toContain('WMA06XZZ8CP034890')
})

it('an invalid EDIFACT order is rejected with APERAK, a body that is not EDIFACT with CONTRL', async () => {
  const { edifact, ask, lines } = setUp()
  const statusAndText = async (response: Response | Promise<Response>) => {
    const { status } = await response
    return [status, await (await response).text()] as const
  }
  const unknown = await statusAndText(edifact(edifactOrder('unknown', 'PO-8')))
  expect(unknown[0]).toBe(422)
  expect(unknown[1]).toMatch(
    /APERAK[\s\S]*RFF\+ON:PO-8'\nERC\+422022::91'\nFTX\+AAO\+\+\+Line 1, unknown\?: no part/,
  )
  const none = await statusAndText(edifact(edifactOrder('3.70481', 'PO-9', 0)))
  expect([none[0], none[1].includes('ERC+quantity')]).toEqual([422, true])
  const wrong = await statusAndText(edifact(edifactOrder('3.70481', 'PO-10'), 'hunter2'))
  expect([wrong[0], wrong[1].includes('ERC+401003')]).toEqual([401, true])
  expect((await edifact(edifactOrder('3.70481', 'PO-10'), '')).headers.get('www-authenticate')).toContain(
    'Basic',
  )
  const authorization = `Basic ${btoa('demo-cxml-D0100001:demo')}`
  const raw = (body: string) =>
    statusAndText(ask('/punchout/edifact', { method: 'POST', headers: { authorization }, body }))
  expect(await raw('<cXML/>')).toEqual([400, expect.stringMatching(/CONTRL:4:1:UN'\nUCI\+\+\+\+4\+13'/)])
  expect((await raw('x'.repeat(3_000_000)))[0]).toBe(413)
  expect(lines.join('')).not.toMatch(/hunter2|PO-10/)
})

it('an EDIFACT message without credentials is rejected (401) before it is parsed', async () => {
  const { ask } = setUp()
  const response = await ask('/punchout/edifact', { method: 'POST', body: 'x'.repeat(3_000_000) })
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toContain('Basic')
})

it('a wrong secret is reported once for an EDIFACT interchange with two orders', async () => {
  const { ask } = setUp()
  const orders = ['PO-11', 'PO-12'].map(
    (orderNo, index) =>
      `UNH+${index + 1}+ORDERS:D:96A:UN'\n${edifactOrder('3.70481', orderNo)}\nUNT+7+${index + 1}'`,
  )
  const response = await ask('/punchout/edifact', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('demo-cxml-D0100001:hunter2')}` },
    body: `UNB+UNOC:3+BECKER+DRAWBAR+261125:0412+REF1'\n${orders.join('\n')}\nUNZ+2+REF1'`,
  })
  expect(response.status).toBe(401)
  expect((await response.text()).match(/ERC\+401003/g)).toHaveLength(1)
})

it('after fifty wrong secrets, further attempts get 429 without a call of the API', async () => {
  const { oci, edifact, backend } = setUp()
  const refusing = async () => Response.json({ code: 401003 }, { status: 401 })
  const asked = vi.spyOn(backend, 'respond').mockImplementation(refusing)
  for (let count = 0; count < 50; count += 1) await oci({ PASSWORD: 'hunter2' }, 'demo-cxml-D0100001')
  expect((await oci({ PASSWORD: 'hunter2' }, 'demo-cxml-D0100001')).status).toBe(429)
  expect((await edifact(edifactOrder('3.70481', 'PO-12'), 'hunter2')).status).toBe(429)
  expect(asked).toHaveBeenCalledTimes(50)
})

it('invalid OCI and cXML input gets a response in the format of its protocol, and no secret is logged', async () => {
  const { oci, cxml, ask, lines } = setUp()
  const statusOf = async (fields: Record<string, string>, user?: string) => (await oci(fields, user)).status
  expect(await statusOf({ PASSWORD: 'hunter2' })).toBe(401)
  expect(await statusOf({}, 'nobody')).toBe(401)
  for (const HOOK_URL of [
    'https://evil.example/',
    'javascript:alert(1)',
    'https://127.0.0.1@evil.example/',
  ]) {
    expect(await statusOf({ HOOK_URL })).toBe(403)
  }
  expect(await statusOf({ PLATE: 'x'.repeat(10_000) })).toBe(400)
  expect(await statusOf({ PLATE: 'x'.repeat(100_000) })).toBe(413)
  expect(await statusOf({ FUNCTION: 'EDIT', BASKETID: crypto.randomUUID() })).toBe(403)
  expect(await cxml('<PunchOutSetupRequest/>', 'hunter2')).toContain('code="400"')
  const setup = `<PunchOutSetupRequest operation="create"><BrowserFormPost><URL>${HOOK}</URL></BrowserFormPost></PunchOutSetupRequest>`
  expect(await cxml(setup, 'hunter2')).toContain('code="401"')
  expect(await cxml(setup.replace(HOOK, 'https://evil.example/'))).toContain('code="422"')
  const raw = async (body: string) => (await ask('/punchout/cxml', { method: 'POST', body })).text()
  expect(await raw('<!DOCTYPE x [<!ENTITY a "b">]><cXML>&a;</cXML>')).toContain('code="406"')
  expect(await raw('<cXML')).toContain('code="406"')
  expect(await raw('<a>'.repeat(1000))).toContain('code="413"')
  expect(await raw(`<cXML>${'x'.repeat(3_000_000)}</cXML>`)).toContain('code="413"')
  expect(lines.join('')).toContain('Punch-out refused')
  expect(lines.join('')).not.toMatch(/hunter2|evil|PASSWORD/)
})
