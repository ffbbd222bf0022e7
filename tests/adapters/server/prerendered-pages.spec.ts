import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PrerenderedPages } from '#adapters/server/prerendered-pages.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import { PATIENCE } from '../../fixtures/patience.fixture.ts'
import { fakeBuild } from './fake-build.ts'

const SECONDS = 60
const PAGE = 'https://shop.test/long'

let made = 0
let next: () => Response
let now = 0

beforeEach(() => {
  made = 0
  now = 1000
  next = () => new Response(undefined, { status: 200 })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

const pass = (seconds: number) => void (now += seconds * 1000)

function pages(seconds = SECONDS) {
  return new PrerenderedPages({
    build: fakeBuild(),
    seconds,
    logger: silentLogger,
    render: async (_, nonce) => {
      made += 1
      const { status, headers } = next()
      const html = `<p>${made}</p><script nonce="${nonce}"></script><script nonce="${nonce}"></script>`
      const response = new Response(status === 204 ? null : html, { status, headers })
      return { response, answers: () => [{ key: ['made'], value: made }] }
    },
  })
}

const ask = async (from: PrerenderedPages, nonce = 'n', init: RequestInit = {}, address = PAGE) =>
  (await from.answer(new Request(address, init), nonce))?.text()

test('a page is made once, and carries the nonce of each answer', async () => {
  const shop = pages()
  expect(await ask(shop, 'one')).toBe('<p>1</p><script nonce="one"></script><script nonce="one"></script>')
  expect(await ask(shop, 'two')).toBe('<p>1</p><script nonce="two"></script><script nonce="two"></script>')
  expect(made).toBe(1)
})

test.each([
  ['who has a cookie', { headers: { cookie: '__Host-theme=dark' } }, PAGE],
  ['who names a session', { headers: { authorization: 'Bearer x' } }, PAGE],
  ['who comes from a page of the shop', { headers: { referer: 'https://shop.test/en' } }, PAGE],
  ['who sends a form', { method: 'POST' }, PAGE],
  ['a page with a query', {}, `${PAGE}?country=DE`],
  ['another page', {}, 'https://shop.test/cart'],
])('%s gets a page of their own', async (_, init, address) => {
  const shop = pages()
  expect(await ask(shop, 'n', init, address)).toBeUndefined()
  expect(made).toBe(0)
})

test('one that is no longer fresh is served once more, while the next is made', async () => {
  const shop = pages()
  await ask(shop)
  pass(SECONDS + 1)
  expect(await ask(shop)).toContain('<p>1</p>')
  await vi.waitFor(async () => expect(await ask(shop)).toContain('<p>2</p>'), PATIENCE)
  expect(made).toBe(2)
})

test('one that cannot be made anew is served for ten minutes', async () => {
  const shop = pages()
  await ask(shop)
  next = () => new Response(null, { status: 503 })
  for (let minute = 2; minute <= 10; minute += 2) {
    pass(119)
    expect(await ask(shop)).toContain('<p>1</p>')
  }
  pass(10)
  expect(await ask(shop)).toBeUndefined()
})

test.each([
  ['has moved', () => new Response(null, { status: 302, headers: { location: '/' } })],
  ['is gone', () => new Response(null, { status: 404 })],
  ['sets a cookie', () => new Response(null, { headers: { 'set-cookie': 'seen=1' } })],
])('one that %s is not kept', async (_, answer) => {
  const shop = pages()
  next = answer
  expect(await ask(shop)).toBeUndefined()
  expect(await shop.payload(PAGE)).toBeUndefined()
})

test('only so many pages are kept, whatever addresses its visitors know the shop by', async () => {
  const shop = pages()
  for (let host = 0; host < 100; host += 1) await ask(shop, 'n', {}, `https://${host}.test/long`)
  expect(made).toBe(100)
  await ask(shop, 'n', {}, 'https://99.test/long')
  expect(made).toBe(100)
  await ask(shop, 'n', {}, 'https://0.test/long')
  expect(made).toBe(101)
})

test('what a page was made of can be asked for, with the build that it belongs to', async () => {
  const shop = pages()
  await ask(shop)
  expect(JSON.parse((await shop.payload(PAGE))!)).toEqual({
    build: '1',
    answers: [{ key: ['made'], value: 1 }],
  })
  expect(await shop.payload('https://shop.test/cart')).toBeUndefined()
})

test('with no time to be fresh, each is made anew', async () => {
  const shop = pages(0)
  expect(await ask(shop)).toBeUndefined()
  await shop.payload(PAGE)
  await shop.payload(PAGE)
  expect(made).toBe(2)
})
