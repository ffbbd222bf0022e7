import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

const search = (page: Page) => page.getByRole('banner').getByRole('combobox')
const topOf = async (page: Page): Promise<number> => (await search(page).boundingBox())?.y ?? -1
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

it('the search field stays visible in a scrolled list, and the header covers no focused element', async () => {
  const page = await (await openBrowser()).newPage()
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openAlive(page, '/en/search/results?term=brake')
    await page.evaluate(() => window.scrollTo(0, 1_500))
    await expect.poll(() => topOf(page)).toBeGreaterThanOrEqual(0)
    expect(await topOf(page)).toBeLessThan(20)

    await page.keyboard.press('/')
    await page.keyboard.type('rake d')
    await expect.poll(() => search(page).inputValue()).toContain('rake d')
    expect(await scrolled(page)).toBe(1_500)
    await page.keyboard.press('Escape')

    await page.getByRole('main').getByRole('link').nth(40).focus()
    const covered = []
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const isCovered = await page.evaluate(() => {
        const { top = 0, left = 0, width: across = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
        const displayed = document.elementFromPoint(left + across / 2, Math.max(top, 0) + 1)
        return document.querySelector('header')?.contains(displayed) === true
      })
      if (isCovered) covered.push(step)
    }
    expect(covered, `${width} pixels`).toEqual([])
  }
  // at a zoom of 400 % the header is not sticky, so that the page can use the whole height
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => window.scrollTo(0, 1_500))
  await expect.poll(() => topOf(page)).toBeLessThan(0)
})

it('the menus of account and language open 12 px below their buttons', async () => {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  await openAlive(page, '/en/categories')
  const gaps = []
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 740 })
    for (const name of [/^Account of /, /^Language/]) {
      const button = page.getByRole('banner').getByRole('button', { name }).filter({ visible: true })
      await button.click()
      const menu = page.locator(':popover-open')
      const [above, below] = [await button.boundingBox(), await menu.boundingBox()]
      gaps.push(Math.round(below!.y - above!.y - above!.height))
      await page.keyboard.press('Escape')
    }
  }
  expect(gaps).toEqual([12, 12, 12, 12])
})
