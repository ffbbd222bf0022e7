import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { stopGracefully } from '#adapters/server/graceful-stop.ts'
import { createHttpServer } from '#adapters/server/http-server.ts'
import { spawnShop, startShopProcess } from './shop-process.ts'

test('a request in flight at the stop signal gets its complete response', async () => {
  const { child, port, output } = await startShopProcess()
  const call = request({ port, host: '127.0.0.1', path: '/api/forms', agent: false })
  call.end()
  // SIGTERM closes connections whose request was not read yet, so wait until the API call has started
  await until(() => Promise.resolve(output().includes('waits to be told')))
  const exit = once(child, 'exit')
  const start = performance.now()
  child.kill('SIGTERM')
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  expect((await response.setEncoding('utf8').toArray()).join('')).toContain('"method":"GET"')
  expect(await exit).toEqual([0, null])
  expect(performance.now() - start).toBeLessThan(5000)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops an idle server with exit code 0, even with an open connection',
  async (signal) => {
    const { child, port, output } = await startShopProcess()
    await fetch(`http://127.0.0.1:${port}/healthz`)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(output()).toContain(`Stopping (${signal})`)
  },
)

test('a client that causes many server errors writes at most 60 of them to the log', async () => {
  const { child, port, output } = await startShopProcess()
  for (let count = 0; count < 70; count += 1) await fetch(`http://127.0.0.1:${port}/api/redirects`)
  const lines = output().split('\n')
  expect(lines.filter((line) => line.includes('No answer from the API'))).toHaveLength(60)
  expect(lines.filter((line) => line.includes('left out') && line.includes('127.0.0.1'))).toHaveLength(1)
  child.kill()
})

test('a request that never ends is aborted at the deadline of the shutdown', async () => {
  const arrived = Promise.withResolvers<void>()
  const server = createHttpServer(() => arrived.resolve())
  const call = request({ port: await listening(server), host: '127.0.0.1' })
  const cut = once(call, 'error')
  call.end()
  await arrived.promise
  expect(await stopGracefully(server, 50)).toBe(false)
  expect(((await cut) as [NodeJS.ErrnoException])[0].code).toBe('ECONNRESET')
})

test('an idle connection stays open for longer than the 60 seconds of the load balancer', () => {
  expect(createHttpServer(() => {}).keepAliveTimeout).toBeGreaterThan(60_000)
})

test('a stopping server accepts no new connection', async () => {
  const server = createHttpServer((_, response) => void response.end())
  const port = await listening(server)
  expect(await stopGracefully(server, 1000)).toBe(true)
  await expect(statusAt(port, '/')).rejects.toThrow('ECONNREFUSED')
})

test('connections per IP address are limited, and a further one is accepted after one is closed', async () => {
  const server = createHttpServer((_, response) => void response.end(), { connectionsPerAddress: 3 })
  const port = await listening(server)
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const isAnswered = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false)
    return { socket, isAnswered }
  }
  const connections = [await open(), await open(), await open()]
  expect(connections.map(({ isAnswered }) => isAnswered)).toEqual([true, true, true])
  expect((await open()).isAnswered).toBe(false)
  connections[0]!.socket.destroy()
  await until(async () => (await open()).isAnswered)
  connections.forEach(({ socket }) => socket.destroy())
  server.closeAllConnections()
  server.close()
})

test.each([
  ['is not valid HTTP', 'nonsense\r\n\r\n', '400'],
  ['has the method CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', '405'],
])('the server closes the connection after a request that %s', async (_, sent, status) => {
  const server = createHttpServer((_request, response) => void response.end())
  const port = await listening(server)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const result = once(socket, 'data')
  socket.write(sent)
  expect(String((await result)[0])).toContain(`HTTP/1.1 ${status}`)
  await until(async () => (await connectionsOf(server)) === 0)
  socket.destroy()
  server.close()
})

test('a connection is closed if the client does not read the response', async () => {
  const server = createHttpServer((_, response) => void response.end(Buffer.alloc(50_000_000)))
  expect(server.timeout).toBeGreaterThan(60_000)
  server.timeout = 100
  const port = await listening(server)
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(server, 'request')
  await until(async () => (await connectionsOf(server)) === 0)
  socket.destroy()
  server.close()
})

/** Starts the server and returns its port. */
async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))()

test('an invalid configuration ends the process with one line and exit code 1', async () => {
  const { child, output } = spawnShop({ PORT: 'many', CATALOGUE_SIZE: '10' })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(output()).toBe(
    'PORT has to be a whole number from 0 to 65535, not "many"; ' +
      'CATALOGUE_SIZE has to be a whole number from 1000 to 200000, not "10"\n',
  )
})

test('a port that is in use ends the process with one line and exit code 1', async () => {
  const accepted = createServer().listen(0, '127.0.0.1')
  await once(accepted, 'listening')
  const { port } = accepted.address() as AddressInfo
  const { child, output } = spawnShop({ PORT: String(port), HOST: '127.0.0.1' })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(output()).toMatch(/^listen EADDRINUSE[^\n]+\n$/)
  accepted.close()
})

test('the start prints the demo accounts with the mock backend', async () => {
  const { child, output } = await startShopProcess()
  await until(() => Promise.resolve(output().includes('admin@demo.test')))
  expect(output()).toMatch(/Demo accounts, password demo:\n {2}full@demo\.test +.+all permissions\n/)
  expect(output()).toMatch(/noprice@demo\.test .+without invoice, showPrice\n/)
  child.kill()
})

test('the start prints no demo accounts with a real API', async () => {
  const { child, output } = await startShopProcess({ API_BASE_URL: 'https://api.test' })
  expect(output()).toMatch(/\(API: https:\/\/api\.test\)\n$/)
  expect(output()).not.toContain('demo')
  child.kill()
})

async function statusAt(port: number, path: string): Promise<number | undefined> {
  const call = request({ port, host: '127.0.0.1', path, agent: false })
  call.end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
