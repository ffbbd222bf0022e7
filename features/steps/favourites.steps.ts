import type { DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { customerApi, type CustomerApi } from '../support/customer-api.ts'
import { isFocused } from '../support/drivers/keys.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { main, screen, wire } from '../support/visitor-by-depth.ts'
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
Given(/^their list "(.+)" holds "([^"]+)"(?: and "([^"]+)")?$/, function (name, one, other) {
  return fillList(this, name, other === null ? [one] : [one, other])
})

const panel = (world: ShopWorld) => screen(world).page.getByRole('dialog', { name: /^Lists for/ })
const opener = (world: ShopWorld, number: string) =>
  main(world).getByRole('button', { name: new RegExp(`: ${number.replace('.', '\\.')}$`) })
const listButton = (world: ShopWorld, number: string) =>
  opener(world, number).and(screen(world).page.locator('[aria-haspopup=dialog]'))

When('they note {string} in the new list {string}', async function (number: string, name: string) {
  await listButton(this, number).click()
  await panel(this).getByLabel('New list').fill(name)
  await panel(this).getByRole('button', { name: 'Create' }).click()
  await panel(this).getByText(`Added to “${name}”.`).waitFor()
})

When('they open the lists for {string} by keyboard', async function (number: string) {
  await listButton(this, number).focus()
  await screen(this).page.keyboard.press('Enter')
  await panel(this).waitFor()
})

Then('the button for the lists of {string} has the focus', function (number: string) {
  return this.visitor.eventually(async () => {
    assert.equal(await panel(this).count(), 0)
    assert.ok(await isFocused(listButton(this, number)))
  })
})

const row = (world: ShopWorld, number: string) =>
  main(world)
    .locator('tbody tr')
    .filter({ has: screen(world).page.getByRole('link', { name: number, exact: true }) })

Then('the parts list {string} holds:', function (name: string, numbers: DataTable) {
  return this.visitor.eventually(async () => {
    assert.ok(await main(this).getByRole('region', { name, exact: true }).isVisible())
    const shown = await main(this).locator('tbody th a[href*="/products/"]').allInnerTexts()
    const held = numbers.raw().flat()
    assert.deepEqual(
      shown.filter((text) => held.includes(text)),
      held,
    )
    assert.equal(await main(this).locator('tbody tr').count(), held.length)
  })
})

async function typeInto(world: ShopWorld, label: string, text: string): Promise<void> {
  const field = main(world).getByLabel(label, { exact: true })
  await field.fill(text)
  await field.blur()
}

When(
  'they set the quantity of {string} to {string} in the list',
  async function (number: string, text: string) {
    const field = row(this, number).getByRole('spinbutton')
    await field.fill(text)
    await field.blur()
    await this.visitor.eventually(async () =>
      assert.ok(this.callsTo('/api/favourites/items/update').length > 0),
    )
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

When('they write {string} on {string}', async function (note: string, number: string) {
  const before = this.callsTo('/api/favourites/items/update').length
  await typeInto(this, `Note on ${number}`, note)
  await this.visitor.eventually(async () =>
    assert.ok(this.callsTo('/api/favourites/items/update').length > before),
  )
})

When(
  'they want a stock of {string} to {string} of {string}',
  async function (min: string, max: string, number: string) {
    await typeInto(this, `Minimum stock of ${number}`, min)
    await typeInto(this, `Maximum stock of ${number}`, max)
  },
)

When('the shop has kept a stock of {string} to {string}', function (min: string, max: string) {
  const stock = { min: Number(min), max: Number(max) }
  return this.visitor.eventually(async () => {
    const told = this.callsTo('/api/favourites/items/update').map(({ body }) => JSON.parse(body).items[0])
    assert.partialDeepStrictEqual(told.at(-1), stock)
  })
})

Then(
  '{string} in the list reads {string}, {string}, {string} and {string}',
  function (number: string, quantity: string, note: string, min: string, max: string) {
    return this.visitor.eventually(async () => {
      const values = [
        row(this, number).getByRole('spinbutton'),
        main(this).getByLabel(`Note on ${number}`),
        main(this).getByLabel(`Minimum stock of ${number}`),
        main(this).getByLabel(`Maximum stock of ${number}`),
      ].map((field) => field.inputValue())
      assert.deepEqual(await Promise.all(values), [quantity, note, min, max])
    })
  },
)

When('they remove {string} from the list', function (number: string) {
  return main(this)
    .getByRole('button', { name: `Remove ${number}` })
    .click()
})

Then('they see {int} labels with barcodes', function (count: number) {
  return this.visitor.eventually(async () => {
    const labels = screen(this).page.getByRole('dialog', { name: 'Labels' })
    assert.equal(await labels.getByRole('img', { name: /^\d{13}$/ }).count(), count)
    assert.equal(await labels.getByRole('img', { name: /^QR code: page of / }).count(), count)
  })
})

Then('as many parts are shown as the list says have changed', async function () {
  const { text } = wire(this).page
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

Given('they have withdrawn the link', async function () {
  const { call, listId } = shareOf(this)
  await call('/api/favourites/unshare', { listId })
})

Given('{int} days have gone by', function (days: number) {
  this.clock.pass(days * DAY_MS)
})

When('they open the shared list', function () {
  return this.visitor.open(addressOf(shareOf(this).id))
})

const FLAWS: Readonly<Record<string, (id: string) => string>> = {
  'one other character': (id) => `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`,
  'one character missing': (id) => id.slice(0, -1),
  'one character more': (id) => `${id}A`,
  'nothing behind the mark': () => '',
  'a text of 5000 letters': () => 'a'.repeat(5_000),
}

When(/^they open the shared list with (.+)$/, function (flaw: string) {
  const spoil = FLAWS[flaw]
  if (!spoil) throw new Error(`Unknown flaw: ${flaw}`)
  return this.visitor.open(addressOf(spoil(shareOf(this).id)))
})

Then(/^the link opens nothing( any more)?$/, function (anyMore: string | null) {
  const { answer, asked, page } = wire(this)
  assert.deepEqual([answer?.status, answer?.path], [anyMore === null ? 404 : 410, asked])
  includes(page.text, 'This link no longer opens a list')
})

Then('what has reached them holds no price and no stock', async function () {
  assert.doesNotMatch(await this.visitor.received(), /"minor"|"EUR"|"nextDate"|on-order/)
})

const addressOf = (id: string) => `/en/infocenter/sharedFavourites?id=${encodeURIComponent(id)}`

function shareOf(world: ShopWorld) {
  const share = shares.get(world)
  if (!share) throw new Error('Nothing has been shared')
  return share
}
