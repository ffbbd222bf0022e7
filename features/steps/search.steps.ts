import assert from 'node:assert/strict'
import { isArticleNumber } from '#domain/shared/article-number.ts'
import { isPartNumber } from '#domain/search/part-number.ts'
import { isReferenceNumber } from '#domain/search/reference-number.ts'
import { Given, Then, When } from '../support/steps.ts'
import { inUse, modelVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const LIVE_SEARCH = '/api/search/partSearch'

type Listing = { readonly term?: string }
type Table = { raw(): string[][] }

Given('the API returns another part after the first', function () {
  this.changeAnswer(LIVE_SEARCH, (result) => {
    const [first] = result['products'] as { sku: string }[]
    const products = [first, { ...first, sku: '9.99999', slug: 'another-part' }]
    return { ...result, products, pagination: { ...(result['pagination'] as object), total: 2 } }
  })
})

When('they type {string} into the search', function (text: string) {
  return inUse(this).typeSearch(text)
})

When('they pause', function () {
  return inUse(this).waitFor(300)
})

When(/^they search for (?:"(.*)"|a text of (\d+) characters)$/, function (text, length) {
  return this.visitor.search(text ?? 'x'.repeat(Number(length)))
})

When(/^they (show|hide) the details of "(.*)"$/, function (how: string, number: string) {
  return how === 'show' ? inUse(this).showDetails(number) : inUse(this).hideDetails(number)
})

When(
  'they put {string} of {string} into the cart from the search',
  function (quantity: string, number: string) {
    return modelVisitorOf(this).putFoundIntoCart(number, quantity)
  },
)

When('they follow the group {string}', function (name: string) {
  return modelVisitorOf(this).followGroup(name)
})

Then('the search lists the products:', function (table: Table) {
  return this.visitor.eventually(async () => {
    const list = await inUse(this).searchList()
    const names = table.raw().map(([name = '']) => name)
    assert.deepEqual(
      list?.products.map((text, index) => (text.startsWith(names[index] ?? '-') ? names[index] : text)),
      names,
    )
  })
})

Then('the search lists the groups:', function (table: Table) {
  return this.visitor.eventually(async () => {
    const list = await inUse(this).searchList()
    for (const [name = ''] of table.raw()) {
      assert.ok(
        list?.groups.some((text) => text.startsWith(name)),
        `${name} is not in ${list?.groups.join()}`,
      )
    }
  })
})

Then('the search lists nothing', async function () {
  assert.equal(await inUse(this).searchList(), undefined)
})

Then('the API has received these searches:', function (table: Table) {
  return this.visitor.eventually(async () => assert.deepEqual(termsSearched(this), table.raw().flat()))
})

Then('the shop has not requested the results for {string}', function (term: string) {
  const requestedListings = this.callsTo('/api/search/filteredSearch').map(
    ({ body }) => JSON.parse(body) as Listing,
  )
  assert.deepEqual(
    requestedListings.filter((listing) => listing.term === term),
    [],
  )
})

Then('the API has received no search', function () {
  assert.deepEqual(termsSearched(this), [])
})

Then(
  /^the state of the search is "(idle|pending|success|error)"$/,
  function (state: 'idle' | 'pending' | 'success' | 'error') {
    return this.visitor.eventually(async () => assert.equal(await inUse(this).searchState(), state))
  },
)

Then('the search for {string} was aborted', function (term: string) {
  const call = this.callsTo(LIVE_SEARCH).find(({ body }) => termIn(body) === term)
  assert.equal(call?.signal.aborted, true)
})

Then(
  /^the add-to-cart button of "([^"]*)" in the search is (missing|disabled|enabled)$/,
  function (number: string, state: string) {
    return this.visitor.eventually(async () => assert.equal(await inUse(this).foundControl(number), state))
  },
)

Then(
  'the shop has sent the quantity {string} of {string} to the cart',
  function (quantity: string, sku: string) {
    return this.visitor.eventually(async () => {
      const [call] = this.callsTo('/api/checkout/cart/add')
      const { items } = JSON.parse(call?.body ?? '{}') as { items?: unknown }
      assert.deepEqual(items, [{ sku, qty: Number(quantity) }])
    })
  },
)

Then(/^"([^"]*)" is (an?|no) (article|part) number$/, function (text: string, result: string, kind: string) {
  assert.equal(kind === 'part' ? isPartNumber(text) : isArticleNumber(text), result !== 'no')
})

Then(
  /^"([^"]*)" is (a reference number|no reference number) if a result has "([^"]*)"$/,
  function (text: string, result: string, referenceNo: string) {
    assert.equal(isReferenceNumber(text, [{ referenceNo }]), result === 'a reference number')
  },
)

const termsSearched = (world: ShopWorld) => world.callsTo(LIVE_SEARCH).map(({ body }) => termIn(body))

const termIn = (body: string) => (JSON.parse(body) as { searchTerm: string }).searchTerm
