import assert from 'node:assert/strict'
import { Then, When } from '../support/steps.ts'
import { main } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const button = (world: ShopWorld, id: string, values?: Record<string, string>) =>
  main(world).getByRole('button', { name: world.text(id, values), exact: true })

When(
  'they save {string} for {string} as their own number',
  async function (number: string, articleNo: string) {
    await main(this).getByLabel(this.text('list.column.ownNumber')).fill(number)
    await main(this).getByLabel(this.text('ownNumbers.articleNo')).fill(articleNo)
    await button(this, 'ownNumbers.save').click()
  },
)

When('they import own numbers from the file:', function (text: string) {
  const file = { name: 'warehouse.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  return main(this).locator('input[type=file]').setInputFiles(file)
})

Then('the own numbers are {string}', function (numbers: string) {
  return this.visitor.eventually(async () =>
    assert.equal((await main(this).locator('tbody th').allInnerTexts()).join(', '), numbers),
  )
})
