import assert from 'node:assert/strict'
import type { ActivateMode } from '#application/saved-carts/saved-carts.port.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import type { CartRow } from '#ui/saved-carts/saved-cart-form.view-model.ts'
import { MyCartsViewModel } from '#ui/saved-carts/my-carts.view-model.ts'
import { Then, When } from '../support/steps.ts'
import { modelVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Table = { hashes(): Record<string, string>[] }

/** The page's view model with the current carts. */
async function myCarts(world: ShopWorld): Promise<MyCartsViewModel> {
  const visitor = modelVisitorOf(world)
  const path = world.to('mycarts')
  await ((await visitor.address()) === path ? visitor.revalidate() : visitor.open(path))
  return visitor.shown(MyCartsViewModel)
}

async function cartCalled(world: ShopWorld, name: string): Promise<CartRow> {
  const model = await myCarts(world)
  const cart = model.carts.find((one) => one.name === name)
  assert.ok(cart, `there is no cart ${name}`)
  return model.rowOf(cart)
}

When('they save the cart as {string}', async function (name: string) {
  await (await myCarts(this)).create(name, true)
})

When('they save {int} carts', async function (count: number) {
  const model = await myCarts(this)
  for (let index = 1; index <= count; index++) await model.create(`Cart ${index}`, false)
})

When('{string} is logged in instead', async function (username: string) {
  const loggedIn = await modelVisitorOf(this).shop.get(LogIn).run({ username, password: 'demo' })
  assert.ok(loggedIn.ok)
})

const CONTACT_NUMBERS: Readonly<Record<string, string>> = {
  'noprice@demo.test': 'C100002',
  'readonly@demo.test': 'C100003',
}

When('they share the cart {string} with {string}', async function (name: string, username: string) {
  const cart = await cartCalled(this, name)
  const contactId = CONTACT_NUMBERS[username] ?? assert.fail(`no contact number of ${username}`)
  await (await myCarts(this)).share(cart, contactId, 'read')
})

When('they activate the cart {string} by {string}', async function (name: string, mode: string) {
  const cart = await cartCalled(this, name)
  await (await myCarts(this)).activate(cart, mode as ActivateMode)
})

Then('my carts are:', async function (table: Table) {
  const { carts } = await myCarts(this)
  const rows = carts.map(({ name, lines, pieces }) => ({
    name,
    lines: String(lines),
    pieces: String(pieces),
  }))
  assert.deepEqual(rows, table.hashes())
})

Then('they have {int} cart(s)', async function (count: number) {
  assert.equal((await myCarts(this)).carts.length, count)
})
