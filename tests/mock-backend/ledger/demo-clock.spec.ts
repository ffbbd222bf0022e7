import { expect, it } from 'vitest'
import { anonymous, api, smallBackend } from '../call-api.ts'

const START = Date.UTC(2026, 10, 29, 10, 20)

function setUp() {
  const backend = smallBackend({ clock: () => START })
  const { post, login } = api(backend)
  const respond = (init?: RequestInit) =>
    backend.respond(new Request('http://api.test/demo/clock', { redirect: 'manual', ...init }))
  const text = async () => (await respond()).text()
  const send = (fields: Record<string, string>) =>
    respond({ method: 'POST', body: new URLSearchParams(fields) })
  return { post, login, text, send }
}

const TIME = /<time>(.+?)<\/time>/

it.each([
  [{ days: '1' }, '2026-11-30 10:20 UTC'],
  [{ days: '150' }, '2027-04-28 10:20 UTC'],
  [{ date: '2027-11-29' }, '2027-11-29 10:20 UTC'],
  [{ date: '2026-01-01' }, '2026-01-01 10:20 UTC'],
])('%j sets the time of the backend to %s', async (fields, time) => {
  const { text, send } = setUp()
  expect((await send(fields)).status).toBe(303)
  expect(TIME.exec(await text())?.[1]).toBe(time)
})

it.each([
  { date: '2099-01-01' },
  { date: '1999-01-01' },
  { date: '2026-99-99' },
  { date: '2027-02-31' },
  { date: '<script>' },
  { days: '-1' },
  { days: '1e9' },
  {},
])('%j is rejected with the valid range', async (fields) => {
  const { text, send } = setUp()
  expect(await (await send(fields as Record<string, string>)).text()).toContain(
    'Choose a date from 2025-09-01',
  )
  expect(TIME.exec(await text())?.[1]).toBe('2026-11-29 10:20 UTC')
})

it('sessions, orders and pages are preserved when the clock is set a year ahead, a year back and to today', async () => {
  const { post, login, send } = setUp()
  const token = await login('full@demo.test')
  const caller = { ...anonymous, token }
  const totals = async () => {
    const lists = await Promise.all(
      ['/api/orders/list', '/api/backorder/list', '/api/claims/list'].map((path) =>
        post(path, { ...caller, start: 0, length: 5, filter: {} }),
      ),
    )
    expect(lists.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await post('/api/infocenter/overview', caller)).status).toBe(200)
    return lists[0]!.body.pagination.total
  }
  const before = await totals()
  await send({ date: '2027-11-29' })
  const ahead = await totals()
  expect(ahead).toBeGreaterThan(before)
  await send({ date: '2025-11-29' })
  expect(await totals()).toBe(ahead)
  await send({ reset: '' })
  expect(await totals()).toBe(ahead)
})
