import { Given, Then, When, defineParameterType } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { isLanguageCode } from '#domain/locale/language.ts'
import type { PlainRouteId } from '#domain/routing/localised-path.ts'
import { slugOf } from '../support/backend.ts'
import { excludes, includes } from '../support/texts.ts'
import type { ShopWorld } from '../support/world.ts'

const PAGES: Readonly<Record<string, PlainRouteId>> = {
  'the home page': 'home',
  'the product groups': 'categories',
  'the product divisions': 'divisions',
  'the cart': 'checkoutStep1',
  'the checkout': 'checkout',
  'the login': 'login',
}

defineParameterType({
  name: 'page',
  regexp: new RegExp(Object.keys(PAGES).join('|')),
  transformer: (name: string) => PAGES[name]!,
})

Given('a visitor', function (this: ShopWorld) {
  this.visitor.language = 'en'
})

Given('a visitor who reads {word}', function (this: ShopWorld, code: string) {
  assert.ok(isLanguageCode(code))
  this.visitor.language = code
})

When('they open {page}', function (this: ShopWorld, page: PlainRouteId) {
  return this.visitor.open(this.to(page))
})

When('they open the division {string}', function (this: ShopWorld, divisionId: string) {
  return this.visitor.open(this.to('division', { divisionId }))
})

When('they open the product {string}', function (this: ShopWorld, number: string) {
  return this.visitor.open(this.to('product', { slug: slugOf(number) }))
})

When('they look for {string}', function (this: ShopWorld, term: string) {
  return this.visitor.open(`${this.to('results')}?${new URLSearchParams({ term })}`)
})

When('they look through the parts with {string}', function (this: ShopWorld, query: string) {
  return this.visitor.open(`${this.to('results')}?${query}`)
})

When('they load the page again', function (this: ShopWorld) {
  return this.visitor.reload()
})

When('{float} second(s) pass', function (this: ShopWorld, seconds: number) {
  return this.visitor.waitFor(seconds * 1000)
})

Then('they see {string}', function (this: ShopWorld, text: string) {
  return this.visitor.eventually(async () => includes(await this.visitor.seen(), text))
})

Then('they are told {string}', function (this: ShopWorld, sentence: string) {
  return this.visitor.eventually(async () => includes(await this.visitor.seen(), sentence))
})

Then('they see:', function (this: ShopWorld, table: { raw(): string[][] }) {
  return this.visitor.eventually(async () => {
    const seen = await this.visitor.seen()
    for (const [text = ''] of table.raw()) includes(seen, text)
  })
})

Then('they do not see {string}', function (this: ShopWorld, text: string) {
  return this.visitor.eventually(async () => excludes(await this.visitor.seen(), text))
})

Then('they are no longer told {string}', function (this: ShopWorld, text: string) {
  return this.visitor.eventually(async () => excludes(await this.visitor.seen(), text))
})

Then('they are on {page}', function (this: ShopWorld, page: PlainRouteId) {
  return this.visitor.eventually(async () => {
    const address = await this.visitor.address()
    assert.equal(address.replace(/[?#].*/, ''), this.to(page))
  })
})

Then('they are on the product {string}', function (this: ShopWorld, number: string) {
  return this.visitor.eventually(async () =>
    assert.equal(await this.visitor.address(), this.to('product', { slug: slugOf(number) })),
  )
})
