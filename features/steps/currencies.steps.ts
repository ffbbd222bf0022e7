import { When } from '@cucumber/cucumber'
import { screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

When('they choose {string} as their second currency', async function (this: ShopWorld, name: string) {
  const main = screen(this).page.getByRole('main')
  await main.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await main.getByRole('button', { name: this.text('currencies.save') }).click()
  await screen(this).closeMessages()
})
