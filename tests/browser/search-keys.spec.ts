import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

/** Tests the keys that the WAI-ARIA Authoring Practices define for a combobox with list autocomplete. */

const { openBrowser } = runningBrowser()

const field = (page: Page) => page.locator('input[role=combobox]')
const caret = (page: Page) =>
  field(page).evaluate((input) => (input as HTMLInputElement).selectionStart ?? undefined)
const active = (page: Page) => field(page).getAttribute('aria-activedescendant')
const isExpanded = (page: Page) => field(page).getAttribute('aria-expanded')

async function typed(term: string) {
  const page = await (await openBrowser()).newPage()
  await openAlive(page, '/en')
  await field(page).focus()
  await page.keyboard.type(term)
  await page.getByRole('grid').first().waitFor()
  return page
}

it('arrow keys move the caret, Alt and an arrow key open and close the suggestions, Enter chooses the active one', async () => {
  const page = await typed('brake')
  await page.keyboard.press('Home')
  expect(await caret(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  expect(await caret(page)).toBe(1)
  await page.keyboard.press('End')
  expect(await caret(page)).toBe('brake'.length)
  await page.keyboard.press('ArrowLeft')
  expect(await caret(page)).toBe('brake'.length - 1)

  await page.keyboard.press('Escape')
  expect(await field(page).getAttribute('aria-controls')).toBeNull()
  await page.keyboard.press('Alt+ArrowDown')
  expect([await isExpanded(page), await active(page)]).toEqual(['true', null])
  await page.keyboard.press('Alt+ArrowUp')
  expect([await isExpanded(page), await field(page).inputValue()]).toEqual(['false', 'brake'])

  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('ArrowDown')
  const id = (await active(page)) ?? ''
  const href = await page.locator(`[id="${id}"] a`).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href)
  await page.locator('h1:focus').waitFor()
  await page.context().close()
})
