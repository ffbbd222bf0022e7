import { Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

When('they follow the link {string}', function (this: ShopWorld, name: string) {
  return screen(this).followLink(name)
})

When('they look for the number {string} on the page', function (this: ShopWorld, number: string) {
  return screen(this).searchOnHome(number)
})

Then('no broken picture shows', function (this: ShopWorld) {
  return this.visitor.eventually(async () => {
    const pictures = await screen(this).pictures()
    assert.ok(pictures.some(({ failed }) => failed))
    assert.deepEqual(
      pictures.filter(({ failed, shown }) => failed && shown),
      [],
    )
  })
})

When('they open the found product {string}', function (this: ShopWorld, number: string) {
  return screen(this).openFound(number)
})

When('they open the cart from the header', function (this: ShopWorld) {
  return screen(this).openCartFromHeader()
})

Then('the header counts {int} line(s) in the cart', function (this: ShopWorld, count: number) {
  return screen(this).headerCounts(count)
})

Then('nothing of theirs is left in the browser', function (this: ShopWorld) {
  return this.visitor.eventually(async () => {
    const traces = await screen(this).traces()
    const at = traces.search(/Anna|Becker|D0100001|C100001|3\.70481|3\.85072|eyJ/)
    assert.equal(at < 0 ? '' : traces.slice(Math.max(at - 120, 0), at + 120), '')
  })
})

When('they choose the language {string}', function (this: ShopWorld, name: string) {
  return screen(this).chooseLanguage(name)
})

Then('only texts in {string} were loaded', function (this: ShopWorld, codes: string) {
  return this.visitor.eventually(() => {
    const files = screen(this).requested.flatMap((path) => TEXTS.exec(path)?.[1] ?? [])
    assert.deepEqual([...new Set(files)], codes.split(','))
    return Promise.resolve()
  })
})

const TEXTS = /^\/assets\/([a-z]{2})-[\w-]{8}\.json$/

Then('the language {string} is kept for {int} days', function (this: ShopWorld, code: string, days: number) {
  return this.visitor.eventually(async () => {
    const cookies = await screen(this).context.cookies()
    const cookie = cookies.find(({ name }) => name === 'i18n_redirected')
    assert.equal(cookie?.value, code)
    const daysLeft = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    assert.equal(Math.round(daysLeft), days)
  })
})
