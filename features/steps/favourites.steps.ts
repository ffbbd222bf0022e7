import assert from 'node:assert/strict'
import type { FavouriteItemInput } from '#domain/favourites/favourites.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { FavouriteListViewModel } from '#ui/favourites/list/favourite-list.view-model.ts'
import type { ItemDraft } from '#ui/favourites/list/item-draft.mapping.ts'
import { customerApi, type CustomerApi } from '../support/customer-api.ts'
import { isFocused } from '../support/drivers/keys.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { mainElement, modelVisitorOf, browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const DAY_MS = 86_400_000

const shares = new WeakMap<
  ShopWorld,
  { readonly id: string; readonly listId: string; readonly call: CustomerApi }
>()

const cartSkuOf = (number: string) => {
  const product = sharedCatalogue(1, 2_000).findBySku(number)
  if (!product) throw new Error(`The assortment has no ${number}`)
  return `${product.vendorId}-${product.sku}`
}

async function fillList(world: ShopWorld, name: string, numbers: readonly string[]): Promise<void> {
  const call = await customerApi(world, 'new@demo.test')
  const { list } = await call('/api/favourites/create', { name })
  const items = numbers.map((number) => ({ sku: cartSkuOf(number), quantity: 1, note: '' }))
  await call('/api/favourites/items/add', { listId: list.listId, items })
}
Given(/^their list "(.+)" contains "([^"]+)"(?: and "([^"]+)")?$/, function (name, one, other) {
  return fillList(this, name, other === null ? [one] : [one, other])
})

const panel = (world: ShopWorld) => browserVisitorOf(world).page.getByRole('dialog', { name: /^Lists for/ })
const opener = (world: ShopWorld, number: string) =>
  mainElement(world).getByRole('button', { name: new RegExp(`: ${number.replace('.', '\\.')}$`) })
const listButton = (world: ShopWorld, number: string) =>
  opener(world, number).and(browserVisitorOf(world).page.locator('[aria-haspopup=dialog]'))

When('they add {string} to the new list {string}', async function (number: string, name: string) {
  await listButton(this, number).click()
  await panel(this).getByLabel('New list').fill(name)
  await panel(this).getByRole('button', { name: 'Create' }).click()
  await panel(this).getByText(`Added to “${name}”.`).waitFor()
})

When('they open the lists for {string} by keyboard', async function (number: string) {
  await listButton(this, number).focus()
  await browserVisitorOf(this).page.keyboard.press('Enter')
  await panel(this).waitFor()
})

Then('the button for the lists of {string} has the focus', function (number: string) {
  return this.visitor.eventually(async () => {
    assert.equal(await panel(this).count(), 0)
    assert.ok(await isFocused(listButton(this, number)))
  })
})

const listOf = (world: ShopWorld) => modelVisitorOf(world).shown(FavouriteListViewModel)

/** Values in the input fields of an item. */
async function draftOf(world: ShopWorld, number: string): Promise<ItemDraft> {
  const { document } = await modelVisitorOf(world).page()
  const rows = [...document.querySelectorAll('main tbody tr')]
  const row = rows.find((one) => one.querySelector('th a[href*="/products/"]')?.textContent === number)
  const valueOf = (field: string) => row?.querySelector<HTMLInputElement>(field)?.value ?? assert.fail(field)
  return {
    quantity: valueOf('[role=spinbutton]'),
    note: valueOf(`[aria-label="Note on ${number}"]`),
    min: valueOf(`[aria-label="Minimum stock of ${number}"]`),
    max: valueOf(`[aria-label="Maximum stock of ${number}"]`),
  }
}

/** Items as they were when the scenario first edited them. */
const opened = new WeakMap<ShopWorld, Map<string, FavouriteItemInput>>()

async function itemOf(world: ShopWorld, number: string): Promise<FavouriteItemInput> {
  const items = opened.get(world) ?? new Map<string, FavouriteItemInput>()
  opened.set(world, items)
  const { quantity, note } = await draftOf(world, number)
  const item = items.get(number) ?? { sku: cartSkuOf(number), quantity: Number(quantity), note }
  items.set(number, item)
  return item
}

/** Types into the fields of an item and moves the focus out of them. */
async function typeInto(world: ShopWorld, number: string, typed: Partial<ItemDraft>): Promise<void> {
  const { drafts } = await listOf(world)
  const item = await itemOf(world, number)
  drafts.type(item, typed)
  await drafts.settle(item)
}

When(
  'they set the quantity of {string} to {string} in the list',
  function (number: string, quantity: string) {
    return typeInto(this, number, { quantity })
  },
)

Given(
  'another tab has changed the quantity of {string} in the list to {string}',
  async function (number: string, quantity: string) {
    const call = await customerApi(this, 'new@demo.test')
    const { lists } = await call('/api/favourites/list', {})
    const items = [{ sku: cartSkuOf(number), quantity: Number(quantity), note: '' }]
    await call('/api/favourites/items/update', { listId: lists[0].listId, items })
  },
)

When('they write the note {string} on {string}', function (note: string, number: string) {
  return typeInto(this, number, { note })
})

When(
  'they set a minimum stock of {string} and a maximum stock of {string} for {string}',
  function (min: string, max: string, number: string) {
    return typeInto(this, number, { min, max })
  },
)

When(
  /^they choose (their own entry|the other version) of "(.+)"$/,
  async function (which: string, number: string) {
    const { drafts } = await listOf(this)
    await drafts.decide(await itemOf(this, number), which === 'their own entry')
  },
)

Then(
  '{string} in the list has quantity {string}, note {string}, minimum stock {string} and maximum stock {string}',
  async function (number: string, quantity: string, note: string, min: string, max: string) {
    assert.deepEqual(await draftOf(this, number), { quantity, note, min, max })
  },
)

Then('the page marks as many changes as it counts since the last visit', async function () {
  const { text } = httpVisitorOf(this).page
  const told = /Last visit: [^·]+· (\d+) change/.exec(text)?.[1]
  const shown = await this.visitor.parts()
  assert.ok(Number(told) > 0)
  const rows = text.match(/% more expensive|% cheaper|Availability changed|New Replaced by/g) ?? []
  assert.equal(rows.length, Number(told))
  assert.ok(shown.length >= Number(told))
})

Given(
  'the partner {string} has shared their first list for {int} days',
  async function (username: string, days: number) {
    const call = await customerApi(this, username)
    const [{ listId }] = (await call('/api/favourites/list'))['lists']
    const expiresAt = new Date(this.clock.now() + days * DAY_MS).toISOString()
    shares.set(this, {
      id: (await call('/api/favourites/share', { listId, expiresAt }))['shareId'],
      listId,
      call,
    })
  },
)

Given('they have withdrawn the shared link', async function () {
  const { call, listId } = shareOf(this)
  await call('/api/favourites/unshare', { listId })
})

Given('{int} days have passed', function (days: number) {
  this.clock.pass(days * DAY_MS)
})

When('they open the shared list', function () {
  return this.visitor.open(addressOf(shareOf(this).id))
})

const FLAWS: Readonly<Record<string, (id: string) => string>> = {
  'one changed character': (id) => `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`,
  'no id': () => '',
  'an id of 5000 letters': () => 'a'.repeat(5_000),
}

When(/^they open the shared list with (.+)$/, function (flaw: string) {
  const spoil = FLAWS[flaw]
  if (!spoil) throw new Error(`Unknown flaw: ${flaw}`)
  return this.visitor.open(addressOf(spoil(shareOf(this).id)))
})

Then(/^the link is (not|no longer) valid$/, function (how: string) {
  const { response, asked, page } = httpVisitorOf(this)
  assert.deepEqual([response?.status, response?.path], [how === 'not' ? 404 : 410, asked])
  includes(page.text, 'This link no longer opens a list')
})

Then('no response contained a price or a stock', async function () {
  assert.doesNotMatch(await this.visitor.received(), /"minor"|"EUR"|"nextDate"|on-order/)
})

const addressOf = (id: string) => `/en/infocenter/sharedFavourites?id=${encodeURIComponent(id)}`

function shareOf(world: ShopWorld) {
  const share = shares.get(world)
  if (!share) throw new Error('Nothing has been shared')
  return share
}
