import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { shopContract } from '#contracts/shop.contract.ts'
import { HttpVisitor } from '../support/drivers/http-visitor.ts'
import { WebClient } from '../support/drivers/web-client.ts'
import type { ShopWorld } from '../support/world.ts'

type Call = { readonly method: string; readonly path: string }

let answer: Response
let switchOffApi: () => Promise<unknown>

Then('the contract has {string} {string}', function (method: string, path: string) {
  const calls = Object.values(shopContract).flatMap((area) => Object.values(area) as Call[])
  assert.ok(calls.some((call) => call.method === method && call.path === path))
})

When('the API is asked for a cart change without a quantity', async function (this: ShopWorld) {
  const call = new Request('https://api.test/api/checkout/cart/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: null, items: [{ sku: 'NW-3.70481' }] }),
  })
  answer = await this.backend.respond(call)
})

Then('it answers that the call is wrong', function () {
  assert.equal(answer.status, 400)
})

Given('the API tells the quantities of the cart in words', function (this: ShopWorld) {
  this.changeAnswer('/api/checkout/cart/getQuote', () => ({
    quote: { items: [{ itemId: '1', sku: 'NW-3.70481', qty: 'four' }], version: 1, priceVisible: true },
  }))
})

Given('a shop whose API is reached over the network', async function (this: ShopWorld) {
  const { shopOverNetwork } = await import('../support/drivers/shop-server.ts')
  const shop = await shopOverNetwork(this.respond)
  switchOffApi = shop.switchOffApi
  this.enter(new HttpVisitor(new WebClient(shop.url), this.clock), shop.stop)
})

Given('the API is switched off', function () {
  return switchOffApi()
})
