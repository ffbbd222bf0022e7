import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfiguration } from '#adapters/server/configuration.ts'
import { silentLogger } from '#adapters/server/logger.ts'
import type { RunningServer } from '#adapters/server/running-server.ts'
import { startServer } from '#adapters/server/start-server.ts'
import { runProbes } from '../../scripts/api/kit/probe-runner.ts'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { LOCALHOST_ENVIRONMENT } from '../fixtures/on-this-machine.fixture.ts'

const EXAMPLE = fileURLToPath(new URL('../../examples/minimal-api/server.mjs', import.meta.url))
const ANNA = { username: 'anna@workshop.example', password: 'demo' }
const JAN = { username: 'jan@workshop.example', password: 'demo' }

/** Capabilities of the smallest shop. */
const OFFERED = ['catalogue', 'search', 'product', 'login', 'cart', 'order']

const api = spawn(process.execPath, [EXAMPLE], { env: { ...process.env, PORT: '0' } })
let baseUrl: string
let shop: RunningServer

beforeAll(async () => {
  const [line] = (await once(api.stdout, 'data')) as [Buffer]
  baseUrl = /http:\S+/.exec(line.toString())?.[0] ?? ''
  const configuration = readConfiguration({ ...LOCALHOST_ENVIRONMENT, API_BASE_URL: baseUrl })
  if (!configuration.ok) throw new Error(configuration.error.message)
  shop = await startServer(configuration.value, silentLogger)
})

afterAll(async () => {
  await shop?.stop()
  api.kill()
})

it('the minimal API fulfils the contract in each call that it offers', async () => {
  const { findings } = await runProbes({ fetch, baseUrl, account: ANNA }, { others: [JAN] })
  const failed = findings.filter(({ outcome }) => outcome === 'failed')
  expect(failed.map(({ requirement, clause, reason }) => [requirement, clause, reason])).toEqual([])
  const passed = findings.filter(({ outcome }) => outcome === 'passed')
  expect([...new Set(passed.map(({ capability }) => capability))]).toEqual(OFFERED)
  expect(passed.length).toBeGreaterThan(100)
})

it('the minimal API is sufficient for home, search, product, login, cart and order', async () => {
  const visitor = new HttpVisitor(shop.url)
  const page = async (path: string) => {
    const response = await visitor.get(path)
    expect([path, response.status]).toEqual([path, 200])
    return response.text()
  }
  expect(await page('/en')).toContain('Oil filter')
  const results = await page('/en/search/results?term=oil+filter')
  const product = /href="(\/en\/products\/wk-[^"]+)"/.exec(results)?.[1] ?? ''
  const number = /wk-1-(\d+)/.exec(product)?.[1]
  expect(await page(product)).toContain(`1.${number}`)

  expect((await visitor.logIn(ANNA.username)).status).toBe(302)
  await visitor.post('/en/checkout/step1', { sku: `wk-1.${number}`, quantity: '3' })
  expect(await page('/en/checkout/step1')).toContain(`1.${number}`)

  const caller = { token: visitor.cookie('__Host-session'), languageID: 'en-GB', countryID: 'DE' }
  const call = async (name: string, body: object, headers = {}) => {
    const response = await visitor.call(`/api/checkout/${name}`, { ...caller, ...body }, headers)
    expect([name, response.status]).toEqual([name, name === 'order/place' ? 201 : 200])
    return response.json()
  }
  const address = { billingAddressId: 'A1', shippingAddressId: 'A1', contact: '', remark: '' }
  await call('addresses/set', address)
  await call('transports/set', { transportId: 'parcel', deliverComplete: true })
  await call('payments/set', { paymentId: 'invoice', ccFirstName: '', ccLastName: '' })
  for (const step of [2, 3, 4, 5]) await page(`/en/checkout/step${step}`)
  const { quote, basHash } = await call('validate', { version: 0 })
  const order = { basHash, acceptPolicy: true, customerOrderReference: 'First', version: quote.version }
  const placed = await call('order/place', order, { 'idempotency-key': 'the first order' })
  expect(placed.orderNumbers.first).toMatch(/^\d+$/)
})
