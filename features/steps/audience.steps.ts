import assert from 'node:assert/strict'
import { languageByCode, type LanguageCode } from '#domain/locale/language.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes, messagesOf, textsIn } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

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

Then(
  'the message in {string} for {int} units in the cart is {string}',
  function (code: LanguageCode, quantity: number, text: string) {
    includes(textsIn(code).formatMessage({ id: 'cart.count' }, { lines: 1, pieces: quantity }), text)
  },
)

When('a search engine requests the site map', function () {
  return httpVisitorOf(this).ask('/sitemaps/en.xml')
})

Given('an API that returns neither customer nor entity', function () {
  this.changeAnswer('/api/login', ({ userInfo, ...rest }) => {
    const { customerId: _, entityID: __, ...info } = userInfo as Record<string, unknown>
    return { ...rest, userInfo: info }
  })
})
