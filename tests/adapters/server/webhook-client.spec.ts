import type { lookup } from 'node:dns'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWebhookClient, isPublicIp } from '#adapters/server/webhook-client.ts'

const MESSAGE = { body: '{"event":"test"}', headers: { 'drawbar-signature': 't=1,v1=2' } }

/** A receiver in this process. */
async function receiver(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Fake `dns.lookup` that resolves each name to these addresses. */
const resolving = (...addresses: string[]) =>
  vi.fn((_name: string, _options: object, done: (...answer: unknown[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  ) as unknown as typeof lookup

test('a webhook message is sent with its body and headers, and the status of the response is returned', async () => {
  const came: { request: IncomingMessage; body: string }[] = []
  const host = await receiver(async (request, response) => {
    came.push({ request, body: await text(request) })
    response.writeHead(202).end('x'.repeat(1_000_000))
  })
  const client = createWebhookClient({ exemptHosts: [host] })
  expect(await client.send({ url: `http://${host}/hook`, ...MESSAGE })).toEqual({ status: 202 })
  expect(came).toHaveLength(1)
  const [{ request, body }] = came as [(typeof came)[number]]
  expect([request.method, request.url, body]).toEqual(['POST', '/hook', MESSAGE.body])
  expect(request.headers).toMatchObject({ ...MESSAGE.headers, 'content-length': '16' })
})

test('a redirect of a webhook receiver is not followed', async () => {
  const requestedUrls: unknown[] = []
  const host = await receiver(({ url }, response) => {
    requestedUrls.push(url)
    response.writeHead(307, { location: '/other' }).end()
  })
  const client = createWebhookClient({ exemptHosts: [host] })
  expect(await client.send({ url: `http://${host}/`, ...MESSAGE })).toEqual({
    status: 307,
    failure: 'redirect',
  })
  expect(requestedUrls).toEqual(['/'])
})

test('the call of a webhook receiver is aborted after the timeout', async () => {
  const host = await receiver(() => {})
  const client = createWebhookClient({ exemptHosts: [host], timeoutMs: 50 })
  expect(await client.send({ url: `http://${host}/`, ...MESSAGE })).toEqual({ failure: 'timeout' })
})

test('a webhook host without a server is reported as unreachable, an unresolvable name as an unknown host', async () => {
  const client = createWebhookClient({ exemptHosts: ['127.0.0.1:1'] })
  expect(await client.send({ url: 'http://127.0.0.1:1/', ...MESSAGE })).toEqual({ failure: 'unreachable' })
  const unknown = Object.assign(new Error('none'), { code: 'ENOTFOUND' })
  const resolve = ((_: string, __: object, done: (error: Error) => void) => done(unknown)) as typeof lookup
  const other = createWebhookClient({ resolve })
  expect(await other.send({ url: 'https://gone.example.com/', ...MESSAGE })).toEqual({
    failure: 'unknown-host',
  })
})

test.each([
  ['https://hooks.example.com/', ['127.0.0.1']],
  ['https://hooks.example.com/', ['93.184.216.34', '10.0.0.1']],
  ['https://hooks.example.com/', ['::ffff:169.254.169.254']],
  ['https://127.0.0.1/', ['93.184.216.34']],
  ['https://[::1]/', ['93.184.216.34']],
  ['https://0x7f000001/', ['93.184.216.34']],
  ['http://hooks.example.com/', ['93.184.216.34']],
])('the webhook URL %s is not called if its host resolves to %j', async (url, addresses) => {
  const client = createWebhookClient({ resolve: resolving(...addresses) })
  expect(await client.send({ url, ...MESSAGE })).toEqual({ failure: 'private-address' })
})

test.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450::1'])(
  '%s is a public IP address',
  (address) => expect(isPublicIp(address)).toBe(true),
)

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', 'localhost', ''],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
  ],
])('%s is not a public IP address', (address) => expect(isPublicIp(address)).toBe(false))
