import assert from 'node:assert/strict'
import { HttpVisitor } from '../support/drivers/http-visitor.ts'
import { WebClient } from '../support/drivers/web-client.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

let response: Response
let switchOffApi: () => Promise<unknown>

When('they read the contract as OpenAPI', async function () {
  await httpVisitorOf(this).ask('/developers/openapi.json')
  assert.equal(httpVisitorOf(this).response?.status, 200)
})

Then('the API description contains the call that adds to the cart', function () {
  includes(httpVisitorOf(this).page.text, '/api/checkout/cart/add')
})

When('the API receives a cart change without a quantity', async function () {
  const call = new Request('https://api.test/api/checkout/cart/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: null, items: [{ sku: 'NW-3.70481' }] }),
  })
  response = await this.backend.respond(call)
})

Then('the API responds that the call is invalid', function () {
  assert.equal(response.status, 400)
})

Given('the API returns the quantities of the cart in words', function () {
  this.changeAnswer('/api/checkout/cart/getQuote', () => ({
    quote: { items: [{ itemId: '1', sku: 'NW-3.70481', qty: 'four' }], version: 1, priceVisible: true },
  }))
})

Given('a shop whose API is reached over the network', async function () {
  const { shopOverNetwork } = await import('../support/drivers/shop-server.ts')
  const shop = await shopOverNetwork(this.respond)
  switchOffApi = shop.switchOffApi
  this.enter(new HttpVisitor(new WebClient(shop.url), this.clock), shop.stop)
})

Given('the API is switched off', function () {
  return switchOffApi()
})
