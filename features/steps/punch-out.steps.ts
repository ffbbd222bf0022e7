import type { DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { WebClient } from '../support/drivers/web-client.ts'
import { Given, Then, When } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

const RETURN_URL = 'http://127.0.0.1:4711/return'
const ANY_PATH = '/en'

let sessionId: string
let pageContent: string
let received: ReadonlyMap<string, string>
let interchange: string

const post = (client: WebClient, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  client.fetch(
    new Request(new URL(path, client.origin), {
      method: 'POST',
      body,
      headers: { origin: client.origin, 'accept-language': 'en', ...headers },
    }),
  )

Given('the system of {string} has opened the shop', function (customer: string) {
  return openShop(httpVisitorOf(this).client, customer)
})

Given(
  'the system of {string} has opened the shop for the VIN {string}',
  function (customer: string, vin: string) {
    return openShop(httpVisitorOf(this).client, customer, { VIN: vin })
  },
)

async function openShop(client: WebClient, customer: string, job: Record<string, string> = {}) {
  const login = { USERNAME: `demo-oci5-${customer}`, PASSWORD: 'demo', HOOK_URL: RETURN_URL }
  const started = await post(client, '/punchout/oci', new URLSearchParams({ ...login, ...job }))
  const page = await client.get(started.headers.get('location') ?? '/')
  assert.equal(page.status, 200)
  sessionId = new URL(page.path, client.origin).searchParams.get('punchout') ?? ''
  pageContent = `${page.path} ${page.text}`
}

Given('the session has been logged out', async function () {
  const form = new URLSearchParams({ intent: 'logOut' })
  await post(httpVisitorOf(this).client, `${ANY_PATH}/login?punchout=${sessionId}`, form)
})

When(
  '{string} of {string} are put into the cart of the session',
  async function (quantity: string, number: string) {
    const form = new URLSearchParams({ sku: `NW-${number}`, quantity })
    const response = await post(
      httpVisitorOf(this).client,
      `${ANY_PATH}/checkout/step1?punchout=${sessionId}`,
      form,
    )
    assert.ok(response.status < 400, String(response.status))
  },
)

When('they go back to their system', function () {
  return goBack(httpVisitorOf(this).client)
})

async function goBack(client: WebClient): Promise<void> {
  const form = new URLSearchParams({ language: 'en', abort: '' })
  const response = await post(client, `/punchout/return?punchout=${sessionId}`, form)
  assert.equal(response.status, 200)
  const html = await response.text()
  assert.ok(html.includes(`action="${RETURN_URL}"`))
  received = new Map(
    [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

When('they open step 2 of the session', async function () {
  const { client } = httpVisitorOf(this)
  const page = await client.get(`${ANY_PATH}/checkout/step2?punchout=${sessionId}`)
  pageContent = `${page.path} ${page.text}`
})

When('they open the delivery addresses in the session', async function () {
  const { client } = httpVisitorOf(this)
  const page = await client.get(`${ANY_PATH}/infocenter/addresses?punchout=${sessionId}`)
  pageContent = `${page.path} ${page.text}`
})

Then('their system gets:', function (table: DataTable) {
  const lines = table.hashes().map(({ number, quantity }, index) => {
    const field = (name: string) => received.get(`NEW_ITEM-${name}[${index + 1}]`)
    return [field('VENDORMAT') === number, Number(field('QUANTITY')) === Number(quantity)]
  })
  assert.deepEqual(
    lines.flat().filter((isRight) => !isRight),
    [],
  )
  assert.equal(received.has(`NEW_ITEM-VENDORMAT[${lines.length + 1}]`), false)
})

Then('the session shows its cart', function () {
  assert.match(pageContent, /^\/en\/checkout\/step1\?punchout=/)
})

Then('the session shows the vehicle {string}', function (name: string) {
  assert.ok(pageContent.includes(`punchout=${sessionId}`) && sessionId !== '', pageContent.slice(0, 200))
  assert.ok(pageContent.includes(name), pageContent.slice(0, 500))
})

Then('the page of the session shows {string}', function (text: string) {
  assert.ok(pageContent.includes(text), pageContent.slice(0, 500))
})

When(
  'the system of {string} sends the EDIFACT order {string} for {string} of {string}',
  async function (customer: string, orderNo: string, quantity: string, number: string) {
    const order = [
      "UNB+UNOC:3+BECKER+DRAWBAR+261125:0412+REF1'",
      "UNH+1+ORDERS:D:96A:UN'",
      `BGM+220+${orderNo}+9'`,
      `LIN+1++${number}:SA'`,
      `QTY+21:${quantity}'`,
      "UNS+S'",
      "UNT+6+1'",
      "UNZ+1+REF1'",
    ].join('\n')
    const authorization = `Basic ${btoa(`demo-cxml-${customer}:demo`)}`
    const response = await post(httpVisitorOf(this).client, '/punchout/edifact', order, { authorization })
    interchange = await response.text()
  },
)

Then('the order {string} is confirmed by EDIFACT', function (reference: string) {
  assert.ok(interchange.includes('ORDRSP') && interchange.includes(`RFF+ON:${reference}'`), interchange)
})

Then('the confirmed order {string} has a page', async function (reference: string) {
  const orderNo = /BGM\+231\+([^+]+)\+/.exec(interchange)?.[1] ?? ''
  const page = await httpVisitorOf(this).client.get(`${ANY_PATH}/infocenter/orderhistory/${orderNo}`)
  assert.equal(page.status, 200)
  assert.ok(page.text.includes(reference))
})

Then(
  'the order {string} is refused by EDIFACT, naming {string}',
  function (reference: string, number: string) {
    assert.ok(interchange.includes('APERAK') && interchange.includes(`RFF+ON:${reference}'`), interchange)
    assert.ok(interchange.includes(number), interchange)
  },
)
