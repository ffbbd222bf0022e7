import { When } from '../support/steps.ts'
import { screen } from '../support/visitor-by-depth.ts'

When('they choose {string} as their second currency', async function (name: string) {
  const main = screen(this).page.getByRole('main')
  await main.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await main.getByRole('button', { name: this.text('currencies.save') }).click()
  await screen(this).closeMessages()
})
