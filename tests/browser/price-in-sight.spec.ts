import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('the button for the cart stays visible while the user scrolls to the vehicles of a product', async () => {
  const page = await (
    await openBrowser({ loggedInAs: 'full', viewport: { width: 1440, height: 760 } })
  ).newPage()
  await openAlive(page, '/en/products/nw-1-00190-brake-disc')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await page.getByRole('heading', { name: 'Vehicles' }).evaluate((heading) => heading.scrollIntoView())
  await expect.poll(async () => (await add.boundingBox())?.y ?? -1).toBeGreaterThan(56)
})
