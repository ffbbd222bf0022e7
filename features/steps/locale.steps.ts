import assert from 'node:assert/strict'
import {
  countryCookie,
  LANGUAGE_COOKIE,
  readPreferenceCookies,
} from '#adapters/cookies/preference-cookies.ts'
import { Given, Then, When } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

/** Chooses the country by the form without scripts. */
When('the visitor chooses the country {string}', function (country: string) {
  return httpVisitorOf(this).send('/en/geoselection', { country })
})

Given('the API serves every country', function () {
  this.changeAnswer('/api/country/list', ({ continents }) => ({
    continents: (continents as { countries: object[] }[]).map((continent) => ({
      ...continent,
      countries: continent.countries.map((country) => ({ ...country, enabled: true })),
    })),
  }))
})

Given('their browser has stored the country {string}', function (country: string) {
  httpVisitorOf(this).client.keep(countryCookie(country))
})

Given('their browser has stored the theme {string}', function (theme: string) {
  httpVisitorOf(this).client.keep(`__Host-theme=${theme}`)
})

Given('their browser has stored the language {string}', function (language: string) {
  httpVisitorOf(this).client.keep(`${LANGUAGE_COOKIE}=${language}`)
})

Then('the choice {string} is stored', function (country: string) {
  assert.equal(readPreferenceCookies(httpVisitorOf(this).client.cookieHeader).country, country)
})

/**
 * With `not`, no call may contain the country. Otherwise only the last call counts, because earlier pages may have used
 * another country.
 */
Then(/^the content is (not )?for the country "(.+)"$/, function (not: string | null, country: string) {
  const countries = this.calls.map(({ search }) => new URLSearchParams(search).get('countryID'))
  const requestedCountries = countries.filter((code) => code !== null)
  assert.ok(requestedCountries.length > 0)
  if (not === null) assert.equal(requestedCountries.at(-1), country, requestedCountries.join())
  else assert.ok(!requestedCountries.includes(country), requestedCountries.join())
})

Then(/^the country "(.+)" (can be chosen|cannot be chosen|is not listed)$/, function (country, how) {
  const states = { 'can be chosen': false, 'cannot be chosen': true, 'is not listed': undefined }
  assert.equal(buttonOf(this, country)?.disabled, states[how as keyof typeof states])
})

const buttonOf = (world: ShopWorld, country: string) =>
  httpVisitorOf(world).page.document.querySelector<HTMLButtonElement>(
    `button[name=country][value=${country}]`,
  )
