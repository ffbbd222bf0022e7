import { expect, it } from 'vitest'
import { runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it.each([
  ['/en/products/nw-3-70481-oil-filter', 'full'],
  ['/en/checkout/step1', 'full'],
  ['/en/infocenter/quickorder', 'full'],
  ['/en/login', undefined],
])('without scripts, each visible and enabled button of %s has an effect', async (path, loggedInAs) => {
  const context = await openBrowser({ javaScriptEnabled: false, ...(loggedInAs && { loggedInAs }) })
  const page = await context.newPage()
  await page.goto(path)
  const buttons = await page.locator('button:enabled:visible').all()
  const idle = []
  for (const button of buttons) {
    const acts = await button.evaluate(
      (each: HTMLButtonElement) =>
        each.popoverTargetElement !== null || (each.type !== 'button' && each.form !== null),
    )
    if (!acts) idle.push((await button.getAttribute('aria-label')) ?? (await button.innerText()))
  }
  expect(buttons.length).toBeGreaterThan(0)
  expect(idle).toEqual([])
})
