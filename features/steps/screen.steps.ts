import assert from 'node:assert/strict'
import { isFocused } from '../support/drivers/keys.ts'
import { Then, When } from '../support/steps.ts'
import { mainElement, browserVisitorOf } from '../support/visitor-by-depth.ts'

When(/^they press "(.+?)"( twice)? on the page$/, function (name: string, twice: string | null) {
  const button = mainElement(this).getByRole('button', { name, exact: true })
  return twice === null ? button.click() : button.dblclick()
})

When('they press the key {string}', function (key: string) {
  return browserVisitorOf(this).page.keyboard.press(key)
})

When('they answer the question with {string}', function (name: string) {
  return browserVisitorOf(this)
    .page.getByRole('alertdialog')
    .getByRole('button', { name, exact: true })
    .click()
})

When('they choose {string} as {string}', async function (option: string, label: string) {
  await mainElement(this).getByLabel(label).selectOption({ label: option })
})

Then('{string} on the page has the focus', function (name: string) {
  return this.visitor.eventually(async () => {
    const button = mainElement(this).getByRole('button', { name, exact: true })
    assert.ok(await isFocused(button))
  })
})

When('they open the found product {string}', function (number: string) {
  return browserVisitorOf(this).openFound(number)
})

When('they open the cart from the header', function () {
  return browserVisitorOf(this).openCartFromHeader()
})

Then('the header counts {int} line(s) in the cart', function (count: number) {
  return browserVisitorOf(this).headerCounts(count)
})

Then('the browser contains no data of the user', function () {
  return this.visitor.eventually(async () => {
    const traces = await browserVisitorOf(this).traces()
    const index = traces.search(/Anna|Becker|D0100001|C100001|3\.70481|3\.85072|eyJ/)
    assert.equal(index < 0 ? '' : traces.slice(Math.max(index - 120, 0), index + 120), '')
  })
})

When('they choose the language {string}', function (name: string) {
  return browserVisitorOf(this).chooseLanguage(name)
})

Then('only texts in {string} were loaded', function (codes: string) {
  return this.visitor.eventually(() => {
    const files = browserVisitorOf(this).requested.flatMap((path) => TEXTS.exec(path)?.[1] ?? [])
    assert.deepEqual([...new Set(files)], codes.split(','))
    return Promise.resolve()
  })
})

const TEXTS = /^\/assets\/([a-z]{2})-[\w-]{8}\.json$/

Then('the language {string} is stored for {int} days', function (code: string, days: number) {
  return this.visitor.eventually(async () => {
    const cookies = await browserVisitorOf(this).context.cookies()
    const cookie = cookies.find(({ name }) => name === 'i18n_redirected')
    assert.equal(cookie?.value, code)
    const daysLeft = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    assert.equal(Math.round(daysLeft), days)
  })
})
