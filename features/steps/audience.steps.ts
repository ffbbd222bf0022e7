import { Given, Then } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { countryServed, DEFAULT_COUNTRY_SETTINGS } from '#domain/locale/country.ts'
import {
  DEFAULT_COUNTRY_ID,
  DEFAULT_CUSTOMER_ID,
  DEFAULT_ENTITY_ID,
  DEFAULT_LANGUAGE_ID,
  languageByCode,
  type LanguageCode,
} from '#domain/locale/language.ts'
import { includes, messagesOf, textsIn } from '../support/texts.ts'
import type { ShopWorld } from '../support/world.ts'

Then('the language {string} is called {string}', function (code: string, name: string) {
  assert.equal(languageByCode(code)?.name, name)
})

Then('no text is missing in {string}', function (code: LanguageCode) {
  const texts = messagesOf(code)
  assert.deepEqual(Object.keys(texts).sort(), Object.keys(messagesOf('en')).sort())
  assert.deepEqual(
    Object.entries(texts).filter(([, text]) => text.trim() === ''),
    [],
  )
})

Then('in {string} an empty cart reads {string}', function (code: LanguageCode, text: string) {
  assert.equal(textsIn(code).formatMessage({ id: 'cart.empty.title' }), text)
})

Then(
  'in {string} {int} pieces in the cart read {string}',
  function (code: LanguageCode, pieces: number, text: string) {
    includes(textsIn(code).formatMessage({ id: 'cart.count' }, { lines: 1, pieces }), text)
  },
)

Then(
  'the shop begins with {string}, {string}, {string} and {string}',
  function (language: string, country: string, customer: string, entity: string) {
    assert.deepEqual(
      [language, country, customer, entity],
      [DEFAULT_LANGUAGE_ID, DEFAULT_COUNTRY_ID, DEFAULT_CUSTOMER_ID, DEFAULT_ENTITY_ID],
    )
  },
)

Then(
  'who reads {string} and has chosen no country is served in {string}',
  function (language: LanguageCode, country: string) {
    assert.equal(countryServed({ language }, DEFAULT_COUNTRY_SETTINGS), country)
  },
)

Given('an API that names neither customer nor entity', function (this: ShopWorld) {
  this.changeAnswer('/api/login', ({ userInfo, ...answer }) => {
    const { customerId: _, entityID: __, ...info } = userInfo as Record<string, unknown>
    return { ...answer, userInfo: info }
  })
})
