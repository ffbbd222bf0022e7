import assert from 'node:assert/strict'
import { BATTERY } from '../support/demo-parts.ts'
import { CheckoutFormDriver } from '../support/drivers/checkout-form-driver.ts'
import { Given, Then } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

Given('their cart contains a starter battery', function () {
  return new CheckoutFormDriver(this).fill([{ sku: BATTERY.sku, qty: 1 }])
})

Then('the transport {string} cannot be chosen', function (transport: string) {
  const radio = httpVisitorOf(this).page.document.querySelector(`[name=transportId][value=${transport}]`)
  assert.ok(radio?.hasAttribute('disabled'))
})

const linked = new WeakMap<ShopWorld, string>()

Then(/^the page links to (a|the same|a newer) safety data sheet$/, async function (which: string) {
  const link = httpVisitorOf(this).page.document.querySelector('a[href*="/safety-data-sheet-"]')
  const href = link?.getAttribute('href') ?? assert.fail('The page links no safety data sheet')
  const noted = linked.get(this) ?? ''
  if (which === 'a') linked.set(this, href)
  if (which === 'the same') assert.equal(href, noted)
  if (which === 'a newer') assert.ok(href > noted, `${href} is not newer than ${noted}`)
  const file = await fetch(new URL(href, httpVisitorOf(this).client.origin))
  assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'application/pdf'])
})
