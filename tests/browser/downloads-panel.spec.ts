import { expect, it } from 'vitest'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('opens below its button where a document is missing', async () => {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  await openAlive(page, '/en/infocenter/salesinvoice')
  await page.locator('main thead').getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Documents as PDF' }).first().click()
  const title = page.getByRole('heading', { name: 'Downloads' })
  await title.waitFor(PATIENCE)
  const button = await page.getByRole('button', { name: /^Downloads: / }).boundingBox()
  const shown = await title.boundingBox()
  expect(shown!.y).toBeGreaterThan(button!.y + button!.height)
})
