import assert from 'node:assert/strict'
import { Then, When } from '../support/steps.ts'
import { mainElement, browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const toggles = (world: ShopWorld) => mainElement(world).getByRole('button', { name: /^Compare \S/ })

When('they compare the first {int} parts', async function (count: number) {
  for (let index = 0; index < count; index += 1) {
    await toggles(this).nth(index).click()
    await this.visitor.eventually(async () =>
      assert.equal(await toggles(this).nth(index).getAttribute('aria-pressed'), 'true'),
    )
  }
})

When('they add one more part to the comparison', async function () {
  const pressed = toggles(this).and(browserVisitorOf(this).page.locator('[aria-pressed=true]'))
  const before = await pressed.count()
  await toggles(this).and(browserVisitorOf(this).page.locator('[aria-pressed=false]')).first().click()
  assert.equal(await pressed.count(), before)
})

const table = (world: ShopWorld) => mainElement(world).getByRole('table')

Then('the comparison shows {int} parts', function (count: number) {
  return this.visitor.eventually(async () =>
    assert.equal(await table(this).getByRole('columnheader').count(), count),
  )
})

Then('exactly the rows whose values differ are marked', async function () {
  const rows = await table(this)
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => ({
        values: [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim()),
        isMarked: row.querySelector('th')?.innerText.includes('different') ?? false,
      })),
    )
  assert.ok(rows.some(({ isMarked }) => isMarked))
  assert.ok(rows.some(({ isMarked }) => !isMarked))
  for (const { values, isMarked } of rows) assert.equal(new Set(values).size > 1, isMarked, values.join())
})
