import type { Page } from 'playwright'
import { beforeEach, expect, it, vi } from 'vitest'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { api } from '../mock-backend/call-api.ts'

const { backend, openBrowser } = runningBrowser()

/** Suppresses the server's log of intended errors. */
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { post, login } = api(backend)
  const token = await login('full@demo.test')
  await post('/api/checkout/cart/add', { token, items: [{ sku: 'NW-3.70481', qty: 1 }] })
})

const TYPED = {
  Company: 'Depot Nord GmbH',
  Street: 'Hafenweg 7',
  Postcode: '48155',
  City: 'Münster',
  Contact: 'Jo Weber',
  'Delivery note text': 'Gate 4, ring twice',
}

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${label}`) })

async function atStep2() {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  await openAlive(page, '/en/checkout/step2')
  return { context, page }
}

async function type(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: 'New delivery address' }).check()
  for (const [label, text] of Object.entries(TYPED)) await field(page, label).fill(text)
}

async function typedIn(page: Page): Promise<Readonly<Record<string, string>>> {
  const texts = Object.keys(TYPED).map(
    async (label) => [label, await field(page, label).inputValue()] as const,
  )
  return Object.fromEntries(await Promise.all(texts))
}

const go = (page: Page) => main(page).getByRole('button', { name: 'Continue' }).click()

it('a checkout draft is restored in another tab after its tab is closed, and deleted after the order', async () => {
  const { context, page } = await atStep2()
  await type(page)
  await page.close()
  const other = await context.newPage()
  await openAlive(other, '/en')
  await openAlive(other, '/en/checkout/step2')
  await expect.poll(() => typedIn(other), PATIENCE).toEqual(TYPED)
  for (const step of ['step3', 'step4', 'step5']) {
    await go(other)
    await other.waitForURL(`**/${step}`, PATIENCE)
  }
  await main(other)
    .getByRole('checkbox', { name: /accept/ })
    .check()
  await main(other).getByRole('button', { name: 'Place order' }).click()
  await other.waitForURL(/step6/, PATIENCE)
  await other.close()
  const next = await context.newPage()
  await openAlive(next, '/en/checkout/step1')
  expect(
    await next.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('checkout'))),
  ).toEqual([])
  await context.close()
})
