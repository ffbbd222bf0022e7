import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#adapters/server/running-server.ts'
import { fakeUpstream } from './fake-upstream.ts'
import { fakeApp } from './fake-app.ts'

afterEach(() => void vi.useRealTimers())

const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

function shop() {
  const { respond, requests } = fakeUpstream()
  const app = fakeApp({ upstream: respond })
  return { app, requests }
}

test('forms that arrive slowly occupy no slot of the page queue', async () => {
  const server = await serve(shop().app.fetch, { port: 0, host: '127.0.0.1' })
  const { port } = new URL(server.url)
  const sockets: Socket[] = []
  for (let count = 0; count < 130; count += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    sockets.push(socket)
    await new Promise<void>((resolve) => {
      socket.write(
        `POST /form HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\na=1`,
        () => resolve(),
      )
    })
  }
  const page = await fetch(`${server.url}/long?new`)
  const form = await fetch(`${server.url}/form`, { method: 'POST', headers: FORM_HEADERS, body: 'a=1' })
  expect([page.status, form.status]).toEqual([200, 200])
  for (const socket of sockets) socket.destroy()
  await server.stop()
})

test.each([
  ['a form', '/de/login', '<html lang="de"'],
  ['a call', '/api/search', '"code":408000'],
  ['an EDIFACT order', '/punchout/edifact', 'ERC+408::91'],
  ['a form of the demo ERP', '/demo/erp/return', '<html lang="pt"'],
])('%s that exceeds its read timeout gets 408, and its connection is closed', async (_, path, text) => {
  vi.useFakeTimers()
  const isForm = text.startsWith('<html')
  const response = shop().app.request(path, {
    method: 'POST',
    headers: isForm
      ? FORM_HEADERS
      : { 'content-type': 'application/json', authorization: `Basic ${btoa('a:b')}` },
    body: new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) }),
    duplex: 'half',
  } as RequestInit)
  await vi.advanceTimersByTimeAsync(50_000)
  const { status, headers } = await response
  expect([status, headers.get('connection')]).toEqual([408, 'close'])
  expect(await (await response).text()).toContain(text)
})

test('a cXML document that exceeds its read timeout gets a cXML Response of status 408', async () => {
  vi.useFakeTimers()
  const response = shop().app.request('/punchout/cxml', {
    method: 'POST',
    body: new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) }),
    duplex: 'half',
  } as RequestInit)
  await vi.advanceTimersByTimeAsync(50_000)
  const { status, headers } = await response
  // the status of cXML is in the document
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  expect(await (await response).text()).toContain('<Status code="408" text="Request Timeout">')
})

test('a form of the demo ERP has the body limit of a guest', async () => {
  const { app, requests } = shop()
  const response = await app.request('/demo/erp/return', {
    method: 'POST',
    headers: FORM_HEADERS,
    body: 'a=1&'.repeat(16_001),
  })
  expect(response.status).toBe(413)
  expect(requests).toEqual([])
})

describe('a form of many fields', () => {
  const urlEncoded = (count: number) => ({ headers: FORM_HEADERS, body: Array(count).fill('a=1').join('&') })
  const multipart = (count: number) => {
    const part = '--x\r\ncontent-disposition: form-data; name=a\r\n\r\n1\r\n'
    return {
      headers: { ...FORM_HEADERS, 'content-type': 'multipart/form-data; boundary=x' },
      body: `${part.repeat(count)}--x--\r\n`,
    }
  }

  test.each([
    ['url-encoded', urlEncoded],
    ['multipart', multipart],
  ])('(%s) is accepted with 2,400 fields, and rejected with 2,600', async (_, form) => {
    const { app } = shop()
    const send = (path: string, count: number) => {
      const { headers, body } = form(count)
      const CUSTOMER = { authorization: 'Bearer a.b.c' }
      return app.request(path, { method: 'POST', headers: { ...headers, ...CUSTOMER }, body })
    }
    expect((await send('/form', 2_400)).status).toBe(200)
    const refused = await send('/ru/form', 2_600)
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('2500')])
  })
})
