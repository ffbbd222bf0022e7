import { describe, expect, test } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { measuredApi } from '#adapters/server/operations/api-metrics.ts'
import { callNames } from '#adapters/server/operations/call-names.ts'
import { Metrics } from '#adapters/server/operations/metrics.ts'
import { fakeApp } from '../fake-app.ts'

const nameOf = callNames(callsOf(shopContract))

describe('in the metrics, requests of clients', () => {
  test.each([
    ['a page by its path pattern', '/products/3.71783', '/products/:slug', 200],
    ['a page that is missing', '/wp-login.php', '/*', 404],
    ['a call of the API', '/api/country', '/api/*', 200],
    ['a missing picture', '/pictures/7/nothing', '/pictures/*', 404],
    ['the health check', '/healthz', '/healthz', 200],
  ])('are counted per route: %s', async (_, path, route, status) => {
    const { ask, text } = shop()
    await ask(path)
    expect(await text()).toContain(`http_requests_total{route="${route}",method="GET",status="${status}"} 1`)
    expect(await text()).toContain(`http_request_duration_seconds_count{route="${route}",method="GET"} 1`)
  })

  test('for a thousand further paths create no further time series', async () => {
    const { ask, text } = shop()
    await ask('/products/first')
    await ask('/nothing')
    const before = linesOf(await text())
    for (let index = 0; index < 1000; index += 1) {
      await ask(index % 2 === 0 ? `/products/SECRET-${index}?q=SECRET` : `/SECRET-${index}`)
    }
    expect(linesOf(await text())).toBe(before)
    expect(await text()).not.toContain('SECRET')
  })
})

describe('in the metrics, calls of the API', () => {
  test.each([
    ['by their name in the contract', 'POST', '/api/login', 'login', respondWith(200), 'ok'],
    ['that are rejected', 'POST', '/api/login', 'login', respondWith(401), 'refused'],
    ['that fail', 'GET', '/api/redirects', 'redirects.find', respondWith(503), 'failed'],
    ['of unknown paths', 'GET', '/api/unheard-of', 'unknown', respondWith(404), 'refused'],
    ['for pictures', 'GET', '/media/parts/disc.svg', 'media', respondWith(200), 'ok'],
    ['that time out', 'GET', '/api/redirects', 'redirects.find', rejectWith('TimeoutError'), 'timeout'],
    [
      'that fail without a response',
      'GET',
      '/api/redirects',
      'redirects.find',
      rejectWith('TypeError'),
      'unreachable',
    ],
  ])('are counted %s', async (_, method, path, name, respond, outcome) => {
    const metrics = new Metrics()
    const api = measuredApi(respond, metrics, nameOf)
    await api(new Request(`http://api.test${path}`, { method })).catch(() => undefined)
    const call = callsOf(shopContract).find(({ id }) => id === name || id.endsWith(`.${name}`))
    const label = call?.id ?? name
    expect(await metrics.text()).toContain(`api_calls_total{call="${label}",outcome="${outcome}"} 1`)
  })

  test('have a different metric name for each call of the contract', () => {
    const names = callsOf(shopContract).map(({ method, path }) =>
      nameOf(method, path.replace(/:\w+/g, 'anything')),
    )
    expect(names).not.toContain('unknown')
    expect(new Set(names).size).toBe(names.length)
  })
})

test('event loop, memory and garbage collection of the process are measured', async () => {
  const text = await Metrics.ofProcess().text()
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_gc_duration',
  ]) {
    expect(text).toContain(name)
  }
})

function shop() {
  const metrics = new Metrics()
  const app = fakeApp({ metrics })
  return { ask: async (path: string) => app.request(path), text: () => metrics.text() }
}

function respondWith(status: number) {
  return () => Promise.resolve(new Response(null, { status }))
}

function rejectWith(name: string) {
  return () => Promise.reject(Object.assign(new Error('no answer'), { name }))
}

const linesOf = (text: string) => text.split('\n').length
