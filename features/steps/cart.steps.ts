import assert from 'node:assert/strict'
import { CartStore } from '#application/cart/cart.store.ts'
import { skuOf, slugOf } from '../support/backend.ts'
import { customerApi } from '../support/customer-api.ts'
import { isFocused } from '../support/drivers/keys.ts'
import { Given, Then, When } from '../support/steps.ts'
import { inUse, modelVisitorOf, browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Table = { hashes(): Record<string, string>[] }

Given('they have put {string} of {string} into the cart', putIntoCart)
When('they put {string} of {string} into the cart', putIntoCart)

async function putIntoCart(this: ShopWorld, quantity: string, number: string): Promise<void> {
  const visitor = inUse(this)
  await visitor.open(this.to('product', { slug: slugOf(number) }))
  await visitor.typeQuantity(quantity)
  await visitor.putIntoCart()
}

/** Fills the cart through the API, which saves three page loads per scenario. */
Given('their cart contains these parts:', async function (table: Table) {
  const items = table
    .hashes()
    .map(({ number = '', quantity }) => ({ sku: skuOf(number), qty: Number(quantity) }))
  const call = await customerApi(this)
  await call('/api/checkout/cart/add', { items })
})

When('they type {string} as quantity', function (text: string) {
  return inUse(this).typeQuantity(text)
})

When('they change the quantity of {string} to {string}', function (number: string, text: string) {
  return inUse(this).changeQuantity(number, text)
})

Then(
  'the focus is on the quantity of {string}, with the question {string}',
  function (number: string, question: string) {
    const field = browserVisitorOf(this).page.getByRole('spinbutton', {
      name: this.text('addToCart.quantityOf', { number }),
    })
    return this.visitor.eventually(async () => {
      assert.ok(await isFocused(field))
      const described = await field.getAttribute('aria-describedby')
      const texts = (described ?? '')
        .split(' ')
        .map((id) => browserVisitorOf(this).page.locator(`[id="${id}"]`).innerText())
      const message = (await Promise.all(texts)).join(' ')
      assert.ok(message.includes(question), `The field is described by ${message}`)
    })
  },
)

When('they remove {string}', function (number: string) {
  return inUse(this).removeLine(number)
})

When('they mark {string}', function (number: string) {
  return inUse(this).markLine(number)
})

When(/^they (un)?mark all lines$/, function (un: string | null) {
  return modelVisitorOf(this).markAllLines(un === null)
})

Then(/^(not )?all lines are marked$/, function (not: string | null) {
  return this.visitor.eventually(async () =>
    assert.equal(await modelVisitorOf(this).allLinesAreMarked(), not === null),
  )
})

When('they add the note {string} to the line {string}', function (note: string, number: string) {
  return modelVisitorOf(this).noteLine(number, note)
})

When('they retry after the API works again', function () {
  this.backend.setFaults([])
  this.calls.length = 0
  return modelVisitorOf(this).retryChanges()
})

const COUNTED = {
  'to change the cart': '/api/checkout/cart/update',
  'to log in to the second service': '/api/loginKih',
  'for the rights': '/api/getfeatures',
  'with a form': '/api/forms/submit',
} as const

Then(
  new RegExp(`^the API has received (\\d+) calls? (${Object.keys(COUNTED).join('|')})$`),
  function (count: string, what: keyof typeof COUNTED) {
    return this.visitor.eventually(async () =>
      assert.equal(this.calls.filter(({ path }) => path.startsWith(COUNTED[what])).length, Number(count)),
    )
  },
)

Then('the quantity field contains {string}', function (quantity: string) {
  return this.visitor.eventually(async () =>
    assert.equal(await modelVisitorOf(this).typedQuantity(), quantity),
  )
})

Then(/^the add-to-cart button is (missing|disabled|enabled)$/, function (state: string) {
  return this.visitor.eventually(async () => assert.equal(await inUse(this).addControl(), state))
})

Then(/^the button (no longer )?shows that it was added$/, function (no: string | null) {
  return this.visitor.eventually(async () => assert.equal(await inUse(this).addedIsShown(), no === null))
})

Then('the cart contains:', function (table: Table) {
  return this.visitor.eventually(async () => assert.deepEqual(await this.visitor.cartLines(), table.hashes()))
})

Given('the catalogue no longer contains {string}', function (number: string) {
  this.backend.changePart(number, { isGone: true })
})

When('they begin to change the quantity of {string} to {string}', function (number: string, text: string) {
  void inUse(this).changeQuantity(number, text)
})

Then(/^the cart is (busy|no longer busy)$/, function (state: string) {
  const { shop } = modelVisitorOf(this)
  return this.visitor.eventually(async () => assert.equal(shop.get(CartStore).isLoading, state === 'busy'))
})

/** The API responds with HTTP status 200 and an error code (spec 8). */
Given('the API responds to an added part that the user is logged out', function () {
  this.changeAnswer('/api/checkout/cart/add', () => ({ code: 401_000 }))
})

Given('the API creates no carts', function () {
  this.backend.setFaults([{ path: '/api/checkout/cart/create', kind: 'status', status: 403 }])
})

Then(/^(a|no) cart was created for them$/, function (how: string) {
  const created = this.callsTo('/api/checkout/cart/create')
  assert.equal(created.length, how === 'a' ? 1 : 0)
  for (const { body } of created) assert.ok(JSON.parse(body).token)
})
