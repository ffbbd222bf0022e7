import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './support/free-port.ts'
import { Image } from './support/image.ts'
import { until } from './support/waiting.ts'

let image: Image
beforeAll(() => void (image = new Image()))
afterAll(() => image?.remove())

test('the image starts, responds, passes the health check and stops with only its own files', async () => {
  const before = image.files()
  const [PORT, METRICS_PORT] = [`${await freePort()}`, `${await freePort()}`]
  const command = JSON.parse(image.of('CMD')) as string[]
  const shop = image.run(command, { PORT, METRICS_PORT, LOG_LEVEL: 'error', CATALOGUE_SIZE: '2000' })
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${PORT}/readyz`)).status === 200)
    const page = await fetch(`http://127.0.0.1:${PORT}/en`)
    expect(page.status).toBe(200)
    const [file] = /\/assets\/[\w.-]+\.js(?=")/.exec(await page.text())!
    expect((await fetch(`http://127.0.0.1:${PORT}${file}`)).status).toBe(200)
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    expect(metrics).toContain('http_requests_total{route="/en"')

    const [, check] = image.of('HEALTHCHECK').split(' CMD ')
    const health = image.run(JSON.parse(check!) as string[], { PORT })
    expect(await once(health, 'exit')).toEqual([0, null])
  } finally {
    const ended = once(shop, 'exit')
    shop.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
  expect(image.files()).toEqual(before)
})

test('a shop that does not respond fails the health check', async () => {
  const [, check] = image.of('HEALTHCHECK').split(' CMD ')
  const health = image.run(JSON.parse(check!) as string[], { PORT: `${await freePort()}` })
  expect(await once(health, 'exit')).toEqual([1, null])
})

test('the image runs without privileges, and contains no tools, tests or developer settings', () => {
  expect(image.of('USER')).toBe('node')
  const names = image.files()
  const unwanted =
    /^(?:tests|features|scripts|docs|deploy|\.)|^node_modules\/(?:vite|vitest|typescript|playwright|@cucumber)\//
  expect(names.filter((name) => unwanted.test(name))).toEqual([])
  expect(names.length).toBeGreaterThan(100)
})
