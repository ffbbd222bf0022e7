import { Then, When } from '../support/steps.ts'
import { main, screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const dialog = (world: ShopWorld) => screen(world).page.getByRole('dialog')

When(
  /^they note (what was ordered|the first order of the list) in a new list "(.+)"$/,
  async function (what: string, name: string) {
    const row = main(this).locator('tbody tr').first()
    await (
      what === 'what was ordered'
        ? main(this).getByRole('button', { name: /^Add selected to parts list/ })
        : row.getByRole('button', { name: /^Add the parts of order/ })
    ).click()
    await dialog(this).getByLabel('Name of the new list').fill(name)
    await dialog(this).getByRole('button', { name: 'New list' }).click()
  },
)

Then(/^they are told that (1 part is|the parts are) noted in "(.+)"$/, function (what, name) {
  const count = what === '1 part is' ? '1 part' : '\\d+ parts?'
  return dialog(this)
    .getByText(new RegExp(`^${count} added to “${name}”\\.`))
    .waitFor()
})
