import assert from 'node:assert/strict'
import { isLanguageCode } from '#domain/locale/language.ts'
import { HttpVisitor } from '../support/drivers/http-visitor.ts'
import type { PageName } from '../support/page-names.ts'
import { Given, Then, When } from '../support/steps.ts'
import { excludes, includes } from '../support/texts.ts'
import { inUse, modelVisitorOf, browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

Given('a visitor', function () {
  this.visitor.language = 'en'
})

Given('a visitor who reads {word}', function (code: string) {
  assert.ok(isLanguageCode(code))
  this.visitor.language = code
})

When('they open {page}', function (page: PageName) {
  return this.visitor.open(page.pathIn(this.to))
})

When('they continue to {page}', function (page: PageName) {
  return browserVisitorOf(this).followWay(page.pathIn(this.to))
})

When('they click a link to {page}', async function (page: PageName) {
  await browserVisitorOf(this)
    .page.locator(`a[href="${page.pathIn(this.to)}"]`)
    .first()
    .dispatchEvent('click')
})

Then('the browser arrives at {page}', function (page: PageName) {
  return browserVisitorOf(this).page.waitForURL((url) => url.pathname === page.pathIn(this.to))
})

/** Actions of steps that name no object, by the text of the step. */
const ACTIONS: Readonly<Record<string, (world: ShopWorld) => Promise<void>>> = {
  'request more groups': (world) => modelVisitorOf(world).showMoreGroups(),
  'close the messages': (world) => modelVisitorOf(world).closeMessages(),
  'go to the login': (world) => inUse(world).goToLogIn(),
  'hide prices': (world) => modelVisitorOf(world).hidePrices(),
  'load the page again': ({ visitor }) => visitor.reload(),
  'log out': ({ visitor }) => visitor.logOut(),
  'add it to the cart': (world) => inUse(world).putIntoCart(),
  'remove the selected lines': (world) => modelVisitorOf(world).removeMarked(),
  'undo the removal': (world) => modelVisitorOf(world).undoRemoval(),
}

When(new RegExp(`^they (${Object.keys(ACTIONS).join('|')})$`), function (action: string) {
  return ACTIONS[action]!(this)
})

When('they list the parts with {filters}', function (query: string) {
  return this.visitor.open(this.to('results') + query)
})

When('{float} second(s) pass', function (seconds: number) {
  return inUse(this).waitFor(seconds * 1000)
})

Then(/^(?:they see|the message is) "([^"]*)"$/, function (text: string) {
  return this.visitor.eventually(async () => includes(await this.visitor.seen(), text))
})

Then('they see:', function (table: { raw(): string[][] }) {
  return this.visitor.eventually(async () => {
    const visibleText = await this.visitor.seen()
    for (const [text = ''] of table.raw()) includes(visibleText, text)
  })
})

Then(/^they do not see "([^"]*)"$/, function (text: string) {
  return this.visitor.eventually(async () => excludes(await this.visitor.seen(), text))
})

Then(/^the message "([^"]*)" is (shown|no longer shown)$/, function (message: string, state: string) {
  const check = state === 'shown' ? includes : excludes
  return this.visitor.eventually(async () => check(await this.visitor.seen(), message))
})

/** Pages to which a redirect may add a query. */
const WITH_QUERY = /\/(?:login|checkout\/step\d)$/

Then('they are on {page}', function (page: PageName) {
  const { visitor } = this
  const path = page.pathIn(this.to)
  return visitor.eventually(async () => {
    const address = await visitor.address()
    assert.equal(WITH_QUERY.test(path) ? address.replace(/[?#].*/, '') : address, path)
    if (visitor instanceof HttpVisitor) assert.equal(visitor.response?.status, 200)
  })
})

Then('the page "not found" is shown', async function () {
  const { visitor } = this
  const path = visitor instanceof HttpVisitor ? visitor.asked : await visitor.address()
  await visitor.eventually(async () =>
    includes(await visitor.seen(), `Page Not Found: ${path.replace(/[?#].*/, '')}`),
  )
  if (visitor instanceof HttpVisitor) answeredItself(visitor, 404)
})

Then('the response is an error with Retry-After, and contains {string}', function (sentence: string) {
  const visitor = httpVisitorOf(this)
  answeredItself(visitor, 503)
  assert.ok(Number(visitor.response?.headers.get('retry-after')) > 0)
  includes(visitor.page.text, sentence)
})

Then('their account may not see this page: {string}', function (sentence: string) {
  const visitor = httpVisitorOf(this)
  answeredItself(visitor, 403)
  includes(visitor.page.text, this.text('list.notAllowed'))
  includes(visitor.page.text, sentence)
})

/** Checks that the requested page has responded with this status, without a redirect. */
function answeredItself({ response, asked }: HttpVisitor, status: number): void {
  assert.deepEqual([response?.status, response?.path], [status, asked])
}
