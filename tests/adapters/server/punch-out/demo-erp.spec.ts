import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { createApp } from '#adapters/server/app.ts'
import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'
import { fakeBuild } from '../fake-build.ts'

afterEach(() => vi.restoreAllMocks())

function setUp() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const build = fakeBuild()
  const routing = { locales: ['en'], defaultLocale: 'en' } as const
  Object.assign(build.entry.module, { punchOut: () => ({ routing, xmlReader: saxesXmlReader }) })
  const upstream = (request: Request) => backend.respond(request)
  const app = createApp({ build, upstream, config: { publicOrigin: undefined }, clientDirectory: undefined })
  const setup = async (host: string, shop: string) =>
    app.request(`http://${host}/demo/erp/cxml`, {
      method: 'POST',
      body: new URLSearchParams({ req: 'a1', shop, account: 'D0100007', FUNCTION: 'CREATE' }),
    })
  const page = async (id: string) => (await app.request(`http://localhost/demo/erp?req=${id}`)).text()
  const goBack = (id: string, fields: Record<string, string>) =>
    app.request(`http://localhost/demo/erp/return?req=${id}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
  const demo = (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init)
  return { setup, page, goBack, demo }
}

it('the demo ERP shows clock and mailbox, and rejects cross-site changes of the clock', async () => {
  const { demo } = setUp()
  const moved = (origin: string) =>
    demo('/demo/clock', { method: 'POST', headers: { origin }, body: new URLSearchParams({ days: '1' }) })
  expect((await moved('https://elsewhere.test')).status).toBe(403)
  expect((await moved('http://localhost')).status).toBe(303)
  expect(await (await demo('/demo/clock')).text()).toContain('Back to real time')
  expect(await (await demo('/demo/mail')).text()).toContain('0 mails')
})

it('the demo ERP starts a punch-out session by server-to-server cXML, and redirects the browser with only a ticket', async () => {
  const { setup } = setUp()
  const response = await setup('127.0.0.1:3000', 'http://localhost:3000')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/punchout\/start\?ticket=/)
})

it.each([
  ['127.0.0.1:45990', 'http://127.0.0.1:45990'],
  ['127.0.0.1:45990', 'http://localhost:45990'],
  ['internal.test', 'http://internal.test'],
  ['localhost:3000', 'http://internal.test'],
  ['localhost:3000', 'file:///etc/hostname'],
])(
  'the demo ERP sends no request to a server that the request names: Host %s, shop %s',
  async (host, shop) => {
    const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('sent'))
    await setUp().setup(host, shop)
    expect(sent).not.toHaveBeenCalled()
  },
)

it('the demo ERP disables telephone links in browsers, because part numbers look like telephone numbers', async () => {
  expect(await setUp().page('a1')).toContain('<meta name="format-detection" content="telephone=no">')
})

it('the demo ERP stores the latest hundred requisitions with truncated texts, and ignores an id that is too long', async () => {
  const { page, goBack } = setUp()
  const line = {
    'NEW_ITEM-DESCRIPTION[1]': 'Filter'.repeat(1000),
    'NEW_ITEM-QUANTITY[1]': '1',
  }
  await goBack('first', line)
  const firstPage = await page('first')
  expect(firstPage).toContain('1 lines after 1 returns')
  expect(firstPage.length).toBeLessThan(10_000)
  for (let id = 0; id < 100; id += 1) await page(`other-${id}`)
  expect(await page('first')).toContain('0 lines after 0 returns')
  expect(await page('x'.repeat(6_000))).not.toContain('xxxxxxxx')
})

it.each([
  ['fields', (text: string) => ({ 'NEW_ITEM-DESCRIPTION[1]': text, 'NEW_ITEM-EXT_QUOTE_ID[1]': text })],
  ['a message', (text: string) => ({ 'cxml-urlencoded': `<ItemIn quantity="1"><Description>${text}` })],
])('the demo ERP retains no complete form body in memory when it stores texts of %s', async (_, fieldsOf) => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const { goBack } = setUp()
  const heap = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  await goBack('first', fieldsOf('Filter'))
  const before = heap()
  for (let id = 0; id < 90; id += 1) await goBack(`other-${id}`, fieldsOf(`${id}${'x'.repeat(30_000)}`))
  expect(heap() - before).toBeLessThan(1_000_000)
})
