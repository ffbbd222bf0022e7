import { Then, When } from '@cucumber/cucumber'
import { screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const main = (world: ShopWorld) => screen(world).page.getByRole('main')
const dialog = (world: ShopWorld) => screen(world).page.getByRole('dialog')

async function choose(world: ShopWorld, name: string): Promise<void> {
  await dialog(world).getByLabel('New, with the name').fill(name)
  await dialog(world).getByRole('button', { name: 'New list' }).click()
}

When('they note what was ordered in a new list {string}', async function (this: ShopWorld, name: string) {
  await main(this)
    .getByRole('button', { name: /^Add selected to notice list/ })
    .click()
  await choose(this, name)
})

When(
  'they note the first order of the list in a new list {string}',
  async function (this: ShopWorld, name: string) {
    const row = main(this).locator('tbody tr').first()
    await row.getByRole('button', { name: /^Add the parts of order/ }).click()
    await choose(this, name)
  },
)

When('they open the notice lists of the first row', function (this: ShopWorld) {
  const row = main(this).locator('tbody tr').first()
  return row.getByRole('button', { name: /notice list/i }).click()
})

Then('a choice of notice lists is offered', async function (this: ShopWorld) {
  await dialog(this).getByRole('checkbox').first().waitFor()
})

Then('they are told that 1 part is noted in {string}', async function (this: ShopWorld, name: string) {
  await dialog(this).getByText(`1 part noted in “${name}”.`).waitFor()
})

Then('they are told that the parts are noted in {string}', async function (this: ShopWorld, name: string) {
  await dialog(this)
    .getByText(new RegExp(`^\\d+ parts? noted in “${name}”\\.`))
    .waitFor()
})
