import { expect, test } from 'vitest'
import { toBrowserResponse } from '#adapters/server/browser-response.ts'

const STACK = 'at handler (/srv/app/server.js:1:1)'
const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

test.each([
  [
    'an HTML page of a gateway',
    new Response(`<h1>${STACK}</h1>`, { headers: { 'content-type': 'text/html' } }),
    502,
  ],
  ['a script', new Response(STACK, { headers: { 'content-type': 'text/javascript' } }), 502],
  [
    'a picture that may contain scripts',
    new Response(STACK, { headers: { 'content-type': 'image/svg+xml' } }),
    502,
  ],
  ['a text without a media type', new Response(new TextEncoder().encode(STACK)), 502],
  [
    'a rejection as HTML',
    new Response(STACK, { status: 404, headers: { 'content-type': 'text/html' } }),
    502,
  ],
  ['a failure with a stack trace', json({ stack: STACK }, 500), 502],
  ['a failure as HTML', new Response(STACK, { status: 503, headers: { 'content-type': 'text/html' } }), 503],
  ['a failure with a problem', json({ title: 'No', code: 500_003, detail: STACK, stack: STACK }, 500), 500],
  ['a failure with a very long body', json({ code: 1, stack: STACK.repeat(1_000) }, 500), 502],
])('%s as response of the API is converted to a problem', async (_, response, status) => {
  const reportedResponse = await toBrowserResponse(response)
  expect([reportedResponse.status, reportedResponse.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ])
  const text = await reportedResponse.text()
  expect(text).not.toContain('server.js')
  expect(JSON.parse(text)).toMatchObject({ code: expect.any(Number) })
})

test('a 429 response of a gateway is forwarded with its Retry-After', async () => {
  const reportedResponse = await toBrowserResponse(
    new Response(STACK, { status: 429, headers: { 'retry-after': '120' } }),
  )
  expect([reportedResponse.status, reportedResponse.headers.get('retry-after')]).toEqual([429, '120'])
  expect(await reportedResponse.text()).not.toContain('server.js')
})

test('a failure of the API retains its code and Retry-After', async () => {
  const reportedResponse = await toBrowserResponse(
    json({ title: 'Busy', status: 503, code: 503_001 }, 503, { 'retry-after': '9' }),
  )
  expect(reportedResponse.headers.get('retry-after')).toBe('9')
  expect(await reportedResponse.json()).toEqual({ title: 'Busy', status: 503, code: 503_001 })
})

test.each([
  ['JSON', json({ a: 1 }), '{"a":1}'],
  [
    'a rejection',
    json({ code: 404_001, detail: 'No such part' }, 404),
    '{"code":404001,"detail":"No such part"}',
  ],
  [
    'a download',
    new Response('<a/>', {
      headers: { 'content-type': 'application/xml', 'content-disposition': 'attachment; filename="a.xml"' },
    }),
    '<a/>',
  ],
  ['a file', new Response('PK', { headers: { 'content-type': 'application/octet-stream' } }), 'PK'],
  ['nothing', new Response(null, { status: 204 }), ''],
])('%s as response of the API is forwarded unchanged', async (_, response, text) => {
  const reportedResponse = await toBrowserResponse(response)
  expect(reportedResponse.status).toBe(response.status)
  expect(await reportedResponse.text()).toBe(text)
})
