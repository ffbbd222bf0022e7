import assert from 'node:assert/strict'
import { CartStore } from '#application/cart/cart.store.ts'
import type { AccountFlags } from '#mock-backend/session/account.ts'
import { Given, Then, When } from '../support/steps.ts'
import { anyToken } from '../support/tokens.ts'
import { excludes, includes } from '../support/texts.ts'
import { modelVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Caller = { readonly token: string | null }

/** Stored session of the visitor: from the cookies over HTTP, otherwise from the store. */
const kept = (world: ShopWorld) => (world.depth === 'http' ? httpVisitorOf(world) : modelVisitorOf(world))

Given('the partner {string} is logged in', function (username: string) {
  return this.visitor.comeAs(username)
})

Given(/^a session that (?:ended a minute ago|is "(.+)")$/, function (token: string | null) {
  kept(this).bringToken(token ?? anyToken(this.clock.now() - 60_000))
})

When('they log in as {string} with {string}', function (username: string, password: string) {
  return this.visitor.logIn(username, password)
})

When('they log in', function () {
  return this.visitor.logIn('full@demo.test', 'demo')
})

When('they fail to log in {int} times', async function (times: number) {
  for (let time = 0; time < times; time += 1) await this.visitor.logIn('full@demo.test', `guess ${time}`)
})

When('they request a new password as {string}', function (username: string) {
  return modelVisitorOf(this).requestPasswordReset(username)
})

When(
  'they request a new password as {string} {int} more times',
  async function (username: string, times: number) {
    for (let time = 0; time < times; time += 1) await modelVisitorOf(this).requestPasswordReset(username)
  },
)

When('the right {word} is withdrawn from {string}', function (flag: keyof AccountFlags, username: string) {
  this.backend.changeFlags(username, { [flag]: false })
})

Then('the page greets them as {string}', function (name: string) {
  return this.visitor.eventually(async () =>
    includes(await this.visitor.seen(), this.text('home.welcome', { name })),
  )
})

Then('the page greets them without a name', function () {
  return this.visitor.eventually(async () =>
    excludes(await this.visitor.seen(), this.text('home.welcome', { name: '' })),
  )
})

Then('the login has loaded their cart', function () {
  return this.visitor.eventually(async () => {
    // later calls belong to the next page, which loads the cart too
    const next = this.calls[this.calls.findIndex(({ path }) => path === '/api/login') + 1]
    assert.equal(next?.path, '/api/checkout/cart/getQuote')
    assert.notEqual((JSON.parse(next.body) as Caller).token, null)
  })
})

Then('the user name field still contains {string}', async function (username: string) {
  assert.equal(await modelVisitorOf(this).typedUsername(), username)
})

Then('the shop has these data of the user:', function (table: { rowsHash(): Record<string, string> }) {
  return this.visitor.eventually(async () => {
    const user = kept(this).keptUser()
    const wanted = Object.entries(table.rowsHash())
    assert.deepEqual(
      wanted.map(([field]) => [field, String(user?.[field] ?? '')]),
      wanted,
    )
  })
})

Then('the shop has no data of the user', function () {
  return this.visitor.eventually(async () => {
    assert.equal(kept(this).keptUser(), undefined)
    if (this.depth === 'memory') assert.equal(modelVisitorOf(this).shop.get(CartStore).count, 0)
  })
})

When('another device ends the session', function () {
  this.backend.setFaults([
    { path: '/api/checkout/cart/add', kind: 'status', status: 401 },
    { path: '/api/getfeatures', kind: 'status', status: 401 },
  ])
})
