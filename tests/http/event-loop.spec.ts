import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { pathPattern } from '#domain/pages/localised-path.ts'
import { ROUTE_IDS } from '#domain/pages/pages.ts'
import type { MockBackend } from '#mock-backend/create-mock-backend.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { largestBodies } from '../fixtures/largest-body.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { longestPieceOf, PIECE_LENGTH_MAX } from '../fixtures/watched-shop.fixture.ts'
import { everyRequest, type AnyRequest } from '../mock-backend/every-request.ts'
import { ShopProcess } from '../scale/support/shop-process.ts'

/** Body sizes in bytes, just below the server's limits for guests and for customers. */
const STRANGERS_BODY = 62_000
const CUSTOMERS_BODY = 950_000

const calls = callsOf(shopContract)

/** Pages whose path has no parameters. */
const PAGES = ROUTE_IDS.map((id) => `/en/${pathPattern(id, 'en')}`).filter(
  (path) => !path.includes(':') && !path.includes('*'),
)

let shop: ShopProcess
beforeAll(async () => {
  shop = await ShopProcess.start('src/adapters/server/main.ts', {
    MOCK_API: '1',
    CATALOGUE_SEED: '7',
    CATALOGUE_SIZE: `${SMALL_CATALOGUE}`,
  })
})
afterAll(() => shop.stop('SIGKILL'))

it('the event loop monitor reports a task of 500 ms, but not of 50 ms', async () => {
  const server = await ShopProcess.start('tests/fixtures/held-server.ts', {})
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  const pieceOf = (path: string) => longestPieceOf(server, () => fetch(server.url + path))
  expect(await pieceOf('/long')).toBeGreaterThan(PIECE_LENGTH_MAX)
  expect(await pieceOf('/short')).toBeLessThan(PIECE_LENGTH_MAX)
})

it('no API call blocks the event loop, however large its body is', async () => {
  const backend = throughShop()
  const requests = await everyRequest(backend)
  const fallen: string[] = []
  for (const call of calls) {
    const request: AnyRequest = requests[call.path] ?? {}
    const asGuest = request.body && { ...request.body, token: null }
    const bodies = [
      ...largestBodies(call, asGuest, STRANGERS_BODY),
      ...largestBodies(call, request.body, CUSTOMERS_BODY),
    ]
    // calls without a body have no larger size
    for (const body of bodies.length === 0 ? [undefined] : bodies) {
      const statuses: number[] = []
      const quantity = await longestPieceOf(shop, async () => {
        const headers = {
          ...request.headers,
          ...('idempotency-key' in (request.headers ?? {}) && freshKey()),
        }
        const sent = new Request(`http://api.test${request.path ?? call.path}`, {
          method: call.method,
          headers,
          ...(body !== undefined && { body }),
        })
        const response = await backend.respond(sent)
        statuses.push(response.status)
        await response.arrayBuffer()
      })
      const isAnswered = statuses.every((status) => status < 500 || status === 503)
      if (quantity <= PIECE_LENGTH_MAX && isAnswered) continue
      fallen.push(
        `${call.id}: ${statuses.join()}, ${Math.round(quantity)} ms for ${body?.length ?? 0} letters`,
      )
    }
  }
  expect(fallen).toEqual([])
})

it.each([
  ['a guest', undefined, STRANGERS_BODY],
  ['a customer', 'full@demo.test', CUSTOMERS_BODY],
])(
  'no form of a page blocks the event loop, however large the input of %s is',
  async (_, account, maxBytes) => {
    const visitor = new HttpVisitor(shop.url)
    if (account !== undefined) await visitor.logIn(account)
    const visited = new Set<string>()
    const fallen: string[] = []
    for (const path of PAGES) {
      const page = await visitor.get(path)
      for (const { action, fields, texts } of formsIn(await page.text(), path)) {
        // skips the logout, so that the customer remains logged in
        if (fields.get('intent') === 'logOut') continue
        const id = `${action} ${[...fields].filter(([name]) => name === 'intent').join()} ${[...fields.keys()].join()}`
        if (visited.has(id)) continue
        visited.add(id)
        for (const body of filled(fields, texts, maxBytes)) {
          const statuses: number[] = []
          const quantity = await longestPieceOf(shop, async () => {
            const response = await visitor.postText(action, body)
            statuses.push(response.status)
            await response.arrayBuffer()
          })
          const isAnswered = statuses.every((status) => status < 500 || status === 503)
          if (quantity <= PIECE_LENGTH_MAX && isAnswered) continue
          fallen.push(`${id}: ${statuses.join()}, ${Math.round(quantity)} ms for ${body.slice(0, 100)}`)
        }
      }
    }
    expect(visited.size).toBeGreaterThan(account === undefined ? 3 : 10)
    expect(fallen).toEqual([])
  },
)

type Form = {
  readonly action: string
  readonly fields: ReadonlyMap<string, string>
  /** Names of the fields that accept any text. */
  readonly texts: readonly string[]
}

/** The forms of a page with the method POST. */
function formsIn(html: string, path: string): readonly Form[] {
  const { document } = new JSDOM(html).window
  return [...document.querySelectorAll('form')]
    .filter((form) => form.method === 'post')
    .map((form) => {
      const namedItems = [
        ...form.querySelectorAll<HTMLInputElement>('input, textarea, select, button'),
      ].filter(({ name }) => name !== '')
      const texts = namedItems.filter(
        ({ localName, type }) => localName === 'textarea' || TEXT_TYPES.has(type),
      )
      return {
        action: form.getAttribute('action') ?? path,
        fields: new Map(namedItems.map(({ name, value }) => [name, value])),
        texts: [...new Set(texts.map(({ name }) => name))],
      }
    })
}

const TEXT_TYPES = new Set(['text', 'search', 'email', 'tel', 'url', 'hidden', 'password', 'number'])

/** Bodies of a form up to the size limit: one long word per field, repeated lines, or repeated fields. */
function filled(fields: Form['fields'], texts: Form['texts'], maxBytes: number): readonly string[] {
  const usual = new URLSearchParams([...fields]).toString()
  const room = maxBytes - usual.length
  const repeated = (chunk: string) => chunk.repeat(Math.max(0, Math.floor(room / chunk.length)))
  const together = texts.map((name) => `${name}=${'a'.repeat(Math.floor(room / texts.length) - name.length)}`)
  const lines = texts
    .filter((name) => LISTS.test(name))
    .map((name) => `${name}=${repeated('1.00190%3B1%0A')}`)
  const [name] = fields.keys()
  return [
    together.join('&'),
    ...lines,
    `${usual}&${repeated('a&')}`,
    ...(name === undefined ? [] : [repeated(`${name}=1&`)]),
  ]
}

/** Fields that are read line by line. */
const LISTS = /list|text|message|numbers|paste/i

const freshKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/** The API as a browser calls it through the shop, which stores the signatures of tokens in cookies. */
function throughShop(): MockBackend {
  const cookies = new Map<string, string>()
  const respond = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.text()
    const token = /"(?:token|tokenKih|userToken)":"([^"]+)"/.exec(body ?? '')?.[1]
    const headers = new Headers(request.headers)
    headers.set('origin', shop.url)
    headers.set('content-type', 'application/json')
    const cookie = token === undefined ? undefined : cookies.get(token)
    if (cookie !== undefined) headers.set('cookie', cookie)
    const response = await fetch(shop.url + pathname + search, { method: request.method, body, headers })
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (set.length > 0) {
      const { accessToken } = (await response.clone().json()) as { accessToken?: string }
      if (accessToken) cookies.set(accessToken, [...set, `__Host-session=${accessToken}`].join('; '))
    }
    return response
  }
  return { respond, mails: [] as MockBackend['mails'] } as MockBackend
}
