import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { Metrics } from '#adapters/server/operations/metrics.ts'
import { serveOperations } from '#adapters/server/operations/operations-server.ts'
import { Readiness } from '#adapters/server/operations/readiness.ts'
import { serve, type RunningServer } from '#adapters/server/running-server.ts'
import { fakeApp } from '../fake-app.ts'

const FREE_PORT = { port: 0, host: '127.0.0.1' }
const running: RunningServer[] = []
const started = async (server: Promise<RunningServer>) => {
  running.push(await server)
  return server
}

afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())))

test('/healthz always responds with 200, /readyz only from the start until the stop signal', async () => {
  const readiness = new Readiness()
  const { url } = await started(serveOperations(new Metrics(), readiness, FREE_PORT))
  const state = async () => [await statusOf(`${url}/healthz`), await statusOf(`${url}/readyz`)]

  expect(await state()).toEqual([200, 503])
  readiness.begin()
  expect(await state()).toEqual([200, 200])
  readiness.end()
  expect(await state()).toEqual([200, 503])
  readiness.begin()
  expect(await state()).toEqual([200, 503])
})

test('the metrics are served only on their separate port', async () => {
  const readiness = new Readiness()
  const operations = await started(serveOperations(new Metrics(), readiness, FREE_PORT))
  const shop = await started(serve(app(readiness).fetch, FREE_PORT, readiness))

  const figures = await fetch(`${operations.url}/metrics`)
  expect(figures.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await figures.text()).toContain('# TYPE http_requests_total counter')
  expect(await statusOf(`${shop.url}/metrics`)).toBe(404)
})

test('/readyz responds with 200 if the API is down', async () => {
  const readiness = new Readiness()
  const { url } = await started(serve(app(readiness).fetch, FREE_PORT, readiness))
  readiness.begin()
  expect(await statusOf(`${url}/api/country`)).toBe(502)
  expect(await statusOf(`${url}/readyz`)).toBe(200)
})

test('each response closes its connection after the stop signal', async () => {
  const readiness = new Readiness()
  const { url } = await started(serve(app(readiness).fetch, FREE_PORT, readiness))
  readiness.begin()
  const agent = new Agent({ keepAlive: true })
  expect(await connectionOf(url, agent)).toBe('keep-alive')
  readiness.end()
  expect(await connectionOf(url, agent)).toBe('close')
  agent.destroy()
})

const app = (readiness: Readiness) =>
  fakeApp({ upstream: () => Promise.reject(new TypeError('fetch failed')), readiness })

const statusOf = async (url: string) => (await fetch(url)).status

async function connectionOf(url: string, agent: Agent) {
  const call = request(`${url}/long`, { agent }).end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  await response.resume().toArray()
  return response.headers.connection
}
