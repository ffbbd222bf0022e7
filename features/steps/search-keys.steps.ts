import assert from 'node:assert/strict'
import { isPathOf } from '#ui/routing/paths.ts'
import { isFocused } from '../support/drivers/keys.ts'
import { Then } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const search = (world: ShopWorld) => browserVisitorOf(world).page.getByRole('banner').getByRole('search')
const field = (world: ShopWorld) => search(world).getByRole('combobox')
const options = (world: ShopWorld) => search(world).locator('[aria-selected]')

Then('the search has results', function () {
  return search(this).getByRole('grid').first().waitFor()
})

Then(/^the search field is a combobox that is (open|closed)$/, function (state: string) {
  return this.visitor.eventually(async () => {
    const facts = await field(this).evaluate((input) => ({
      autocomplete: input.getAttribute('aria-autocomplete'),
      popup: input.getAttribute('aria-haspopup'),
      expanded: input.getAttribute('aria-expanded'),
      controls:
        document
          .getElementById(input.getAttribute('aria-controls')?.split(' ')[0] ?? '')
          ?.checkVisibility() ?? false,
      name: input.getAttribute('aria-label') !== '',
    }))
    const isOpen = state === 'open'
    assert.deepEqual(facts, {
      autocomplete: 'list',
      popup: 'grid',
      expanded: String(isOpen),
      controls: isOpen,
      name: true,
    })
  })
})

Then('the search field contains {string}', function (text: string) {
  return this.visitor.eventually(async () => assert.equal(await field(this).inputValue(), text))
})

async function activePlace(world: ShopWorld): Promise<number> {
  const id = await field(world).getAttribute('aria-activedescendant')
  assert.equal(await isFocused(field(world)), true)
  const rows = await options(world).evaluateAll((all) =>
    all.map((row) => ({ id: row.id, isSelected: row.getAttribute('aria-selected') === 'true' })),
  )
  assert.deepEqual(
    rows.filter(({ isSelected }) => isSelected).map((row) => row.id),
    id === null ? [] : [id],
  )
  return rows.findIndex((row) => row.id === id)
}

Then(/^(no|the last) option is active$|^option (\d+) is active$/, function (which, number) {
  return this.visitor.eventually(async () => {
    const last = which === 'the last' ? await options(this).count() : 0
    assert.equal(await activePlace(this), Number(number ?? last) - 1)
  })
})

Then('the active option shows its details', function () {
  return this.visitor.eventually(async () => {
    const active = search(this).locator('[aria-selected=true]')
    assert.equal(await active.getByRole('button', { name: /^Details/ }).getAttribute('aria-expanded'), 'true')
  })
})

/** Waits for the focus on the title: the URL changes before the page, and a key would still reach the old page. */
Then(/^they are on the (list of a group|page of a product)$/, async function (target: string) {
  const { page } = browserVisitorOf(this)
  await page.waitForURL(({ pathname, searchParams }) =>
    target === 'page of a product'
      ? isPathOf('product', pathname)
      : isPathOf('results', pathname) && searchParams.has('categories'),
  )
  await page.locator('main h1:focus').waitFor()
})

Then(
  'the drop-down has the z-index {int}, and is {int} pixels below the search field',
  async function (level: number, distance: number) {
    await search(this).getByRole('grid').first().waitFor()
    const facts = await field(this).evaluate((input) => {
      const popup = input.closest('[role=search]')!.querySelector('[aria-busy]')!
      const form = input.closest('form')!
      return {
        level: getComputedStyle(popup).zIndex,
        distance: Math.round(popup.getBoundingClientRect().top - form.getBoundingClientRect().bottom),
      }
    })
    assert.deepEqual(facts, { level: String(level), distance })
  },
)
