import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import {
  countryCookie,
  LANGUAGE_COOKIE,
  readPreferenceCookies,
} from '#adapters/cookies/preference-cookies.ts'
import { HttpVisitor } from '../support/drivers/http-visitor.ts'
import { PageReader } from '../support/drivers/page-reader.ts'
import { wire } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

/** By the form as it is sent without scripts. */
When('the visitor chooses the country {string}', async function (this: ShopWorld, country: string) {
  const { visitor } = this
  assert.ok(visitor instanceof HttpVisitor)
  const path = '/en/geoselection'
  const { client } = visitor
  const response = await client.fetch(
    new Request(new URL(path, client.origin), {
      method: 'POST',
      body: new URLSearchParams({ country }),
      headers: { origin: client.origin },
    }),
  )
  const { status, headers } = response
  visitor.answer = { path, status, headers, text: await response.text() }
  visitor.page = new PageReader(visitor.answer.text)
})

Given('the API serves every country', function (this: ShopWorld) {
  this.changeAnswer('/api/country/list', ({ continents }) => ({
    continents: (continents as { countries: object[] }[]).map((continent) => ({
      ...continent,
      countries: continent.countries.map((country) => ({ ...country, enabled: true })),
    })),
  }))
})

Given('their browser remembers the country {string}', function (this: ShopWorld, country: string) {
  wire(this).client.keep(countryCookie(country))
})

Given('their browser remembers the theme {string}', function (this: ShopWorld, theme: string) {
  wire(this).client.keep(`__Host-theme=${theme}`)
})

Given('their browser remembers the language {string}', function (this: ShopWorld, language: string) {
  wire(this).client.keep(`${LANGUAGE_COOKIE}=${language}`)
})

Then('the choice {string} is kept', function (this: ShopWorld, country: string) {
  assert.equal(readPreferenceCookies(wire(this).client.cookieHeader).country, country)
})

/** The last call that speaks for a country counts: earlier pages may have been for another one. */
Then(
  /^the content is (not )?that for "(.+)"$/,
  function (this: ShopWorld, not: string | null, country: string) {
    const countries = this.calls.map(({ search }) => new URLSearchParams(search).get('countryID'))
    const asked = countries.filter((asked) => asked !== null)
    assert.ok(asked.length > 0)
    if (not === null) assert.equal(asked.at(-1), country, asked.join())
    else assert.ok(!asked.includes(country), asked.join())
  },
)

Then(
  /^the country "(.+)" (can be chosen|cannot be chosen|is not listed)$/,
  function (this: ShopWorld, country, how) {
    const states = { 'can be chosen': false, 'cannot be chosen': true, 'is not listed': undefined }
    assert.equal(buttonOf(this, country)?.disabled, states[how as keyof typeof states])
  },
)

function buttonOf({ visitor }: ShopWorld, country: string): HTMLButtonElement | null {
  assert.ok(visitor instanceof HttpVisitor)
  return visitor.page.document.querySelector(`button[name=country][value=${country}]`)
}
