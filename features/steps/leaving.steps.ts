import assert from 'node:assert/strict'
import { LogOut } from '#application/authentication/log-out.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { UNFILTERED } from '#application/search/results-url.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { Then, When } from '../support/steps.ts'
import { modelVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

/** Cookie that marks an existing session; the browser also sends it when the user follows a link from another site. */
const MARK = '__Host-has-session'

let rejection: unknown
let responses: readonly Response[] = []

When('they begin to log out', function () {
  void modelVisitorOf(this).shop.get(LogOut).run()
})

When('they search for {string} in the meantime', async function (term: string) {
  rejection = await modelVisitorOf(this)
    .shop.get(ListParts)
    .run({ ...UNFILTERED, term })
    .catch((error: unknown) => error)
})

When('a client calls the API with only the readable cookies', async function () {
  const readable = [...httpVisitorOf(this).client.cookies.values()].filter(
    ({ httpOnly }) => httpOnly !== true,
  )
  const token = readable.find(({ name }) => name.endsWith('session'))?.value
  assert.ok(token, 'a page knows its session')
  responses = await callsWith(this, token)
})

When('the response of the login arrives', async function () {
  const response = await fetch(`${httpVisitorOf(this).client.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'full@demo.test', password: 'demo' }),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  responses = await callsWith(this, accessToken)
})

Then('the part of the token that scripts can read gives no access', function () {
  assert.deepEqual(
    responses.map(({ status }) => status),
    [401, 401],
  )
})

Then(
  'every cookie is secure, for the whole shop, and strictly same-site, except for the marker cookie of a session',
  function () {
    const cookies = [...httpVisitorOf(this).client.cookies.values()]
    assert.ok(cookies.length >= 4)
    for (const { name, sameSite, secure, path } of cookies) {
      const expected = { sameSite: name === MARK ? 'lax' : 'strict', secure: true, path: '/' }
      assert.deepEqual({ sameSite, secure, path }, expected, name)
    }
  },
)

Then('the marker cookie contains only that a session exists, and no script can read it', function () {
  const { value, httpOnly } = httpVisitorOf(this).client.cookies.get(MARK) ?? {}
  assert.deepEqual({ value, httpOnly }, { value: '1', httpOnly: true })
})

Then('the request is refused because they are logged out', function () {
  assert.ok(rejection instanceof ApiFailure)
  assert.equal(rejection.kind, 'logged-out')
})

Then('the API has received the logout', function () {
  assert.equal(this.callsTo('/api/logout').length, 1)
})

Then('the shop logs them out and redirects them to the login', function () {
  return this.visitor.eventually(async () =>
    assert.equal(await this.visitor.address(), `${this.to('login')}?logout=true`),
  )
})

/** Responses to the same call through the shop's server, and directly to the API. */
async function callsWith(world: ShopWorld, token: string): Promise<Response[]> {
  const body = JSON.stringify({ token, languageID: 'en-GB', countryID: 'DE' })
  const call = (origin: string) =>
    new Request(`${origin}/api/checkout/cart/getQuote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  return [
    await fetch(call(httpVisitorOf(world).client.origin)),
    await world.backend.respond(call('https://api.test')),
  ]
}
