import assert from 'node:assert/strict'
import { pathTo } from '#domain/pages/localised-path.ts'
import { parseRouting, type Routing } from '#domain/routing/routing.ts'
import { pageCalled } from '../support/page-names.ts'
import { Given, Then, When } from '../support/steps.ts'
import { excludes, includes } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

let routing: Routing

Given('a shop whose languages are {string}', function (text: string) {
  const parsed = parseRouting(text)
  assert.ok(parsed.ok)
  routing = parsed.value
})

Then(
  'the URLs of its product divisions are {string} and {string}',
  function (bare: string, prefixed: string) {
    assert.deepEqual(
      routing.locales.map((locale) => pathTo('divisions', locale, routing)),
      [bare, prefixed],
    )
  },
)

When('the URL {string} is requested', function (address: string) {
  return httpVisitorOf(this).ask(address)
})

When('the URL {string} is opened, with its redirects', function (address: string) {
  return httpVisitorOf(this).open(address)
})

When('the login is opened with the return URL {string}', function (next: string) {
  return httpVisitorOf(this).open(`/en/login?${new URLSearchParams({ next })}`)
})

Then('the response has the status {int}', function (status: number) {
  assert.equal(httpVisitorOf(this).response?.status, status)
})

Then('the response redirects permanently to {string}', function (path: string) {
  const { status, headers } = httpVisitorOf(this).response!
  assert.deepEqual({ status, path: pathIn(headers.get('location')) }, { status: 301, path })
})

Then(
  'the response redirects to the login in {string}, and from there back to {string}',
  function (login: string, back: string) {
    const { status, headers } = httpVisitorOf(this).response!
    const { pathname, searchParams } = new URL(headers.get('location') ?? '', 'https://shop.test')
    assert.deepEqual([status, pathname], [302, login])
    assert.deepEqual([searchParams.get('alert'), searchParams.get('next')], ['addresses.pleaseLogin', back])
  },
)

Then('the visitor arrives at {string}', function (path: string) {
  const { response } = httpVisitorOf(this)
  assert.deepEqual([response?.status, response?.path], [200, path])
})

Then('the page is in {string}', function (language: string) {
  assert.equal(httpVisitorOf(this).page.document.documentElement.lang, language)
})

Then('the page shows {string}', function (text: string) {
  includes(httpVisitorOf(this).page.text, text)
})

Then('the page does not show {string}', function (text: string) {
  excludes(httpVisitorOf(this).page.text, text)
})

Then(/^a link "([^"]*)" leads to (?:"(.+)"|(.+))$/, leadsTo)

function leadsTo(this: ShopWorld, name: string, path: string | null, page: string | null): void {
  const links = [...httpVisitorOf(this).page.document.querySelectorAll('main a')]
  assert.equal(
    links.find((link) => link.textContent === name)?.getAttribute('href'),
    path ?? pageCalled(page ?? '').pathIn(this.to),
  )
}

Then('the canonical URL of the page is {string}', function (path: string) {
  assert.equal(pathIn(headLink(this, 'link[rel=canonical]')), path)
})

Then('the URL of the page in {string} is {string}', function (language: string, path: string) {
  assert.equal(pathIn(headLink(this, `link[rel=alternate][hreflang=${language}]`)), path)
})

Then('the page has no URL in {string}', function (language: string) {
  assert.equal(headLink(this, `link[rel=alternate][hreflang=${language}]`), null)
})

Then('search engines do not index the page', function () {
  assert.equal(httpVisitorOf(this).response?.status, 200)
  const robots = httpVisitorOf(this).page.document.querySelector('meta[name=robots]')
  assert.equal(robots?.getAttribute('content'), 'noindex')
})

function headLink(world: ShopWorld, selector: string): string | null {
  return httpVisitorOf(world).page.document.querySelector(selector)?.getAttribute('href') ?? null
}

function pathIn(address: string | null): string {
  const { pathname, search } = new URL(address ?? 'https://none.test/none', 'https://shop.test')
  return pathname + search
}
