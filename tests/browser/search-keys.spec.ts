import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

/** The keys of a combobox with list autocomplete, as the WAI-ARIA authoring practices have them. */

const { openBrowser } = runningBrowser()

const field = (page: Page) => page.locator('input[role=combobox]')
const caret = (page: Page) =>
  field(page).evaluate((input) => (input as HTMLInputElement).selectionStart ?? undefined)
const active = (page: Page) => field(page).getAttribute('aria-activedescendant')
const isExpanded = (page: Page) => field(page).getAttribute('aria-expanded')
const optionIds = (page: Page) =>
  page
    .getByRole('search')
    .locator('[aria-selected]')
    .evaluateAll((rows) => rows.map(({ id }) => id))

async function typed(term: string, loggedInAs?: string) {
  const context = await openBrowser({ ...(loggedInAs !== undefined && { loggedInAs }) })
  const page = await context.newPage()
  await openAlive(page, '/en')
  await field(page).focus()
  await page.keyboard.type(term)
  await page.getByRole('grid').first().waitFor()
  return page
}

const close = (page: Page) => page.context().close()

it('says that it has a popup, whether it is open, and which', async () => {
  const page = await typed('brake')
  expect(await isExpanded(page)).toBe('true')
  expect(await field(page).getAttribute('aria-autocomplete')).toBe('list')
  const popup = (await field(page).getAttribute('aria-controls')) ?? ''
  expect(await page.locator(`[id="${popup}"]`).isVisible()).toBe(true)

  await page.keyboard.press('Escape')
  expect(await isExpanded(page)).toBe('false')
  expect(await field(page).getAttribute('aria-controls')).toBeNull()
  await close(page)
})

it('walks every option down and up, and over the text at both ends, while the focus stays in the text', async () => {
  const page = await typed('brake')
  const ids = await optionIds(page)
  expect(ids.length).toBeGreaterThan(2)
  expect(await active(page)).toBeNull()
  for (const id of ids) {
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe(id)
    expect(await page.locator(`[id="${id}"]`).getAttribute('aria-selected')).toBe('true')
  }
  await page.keyboard.press('ArrowDown')
  expect(await active(page)).toBeNull()
  await page.keyboard.press('ArrowUp')
  expect(await active(page)).toBe(ids.at(-1))
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await close(page)
})

it('leaves Home, End and the arrows sideways to the text', async () => {
  const page = await typed('brake')
  await page.keyboard.press('Home')
  expect(await caret(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  expect(await caret(page)).toBe(1)
  await page.keyboard.press('End')
  expect(await caret(page)).toBe('brake'.length)
  await page.keyboard.press('ArrowLeft')
  expect(await caret(page)).toBe('brake'.length - 1)
  await close(page)
})

it('goes on typing where an option was active', async () => {
  const page = await typed('brake')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type(' d')
  expect(await field(page).inputValue()).toBe('brake d')
  expect(await active(page)).toBeNull()
  await close(page)
})

it('closes on the first Escape and clears on the second', async () => {
  const page = await typed('brake')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  expect([await isExpanded(page), await active(page), await field(page).inputValue()]).toEqual([
    'false',
    null,
    'brake',
  ])
  await page.keyboard.press('Escape')
  expect(await field(page).inputValue()).toBe('')
  await close(page)
})

it('opens again with Alt and the arrow down, closes with Alt and the arrow up, and chooses nothing', async () => {
  const page = await typed('brake')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+ArrowDown')
  expect([await isExpanded(page), await active(page)]).toEqual(['true', null])
  await page.keyboard.press('Alt+ArrowUp')
  expect([await isExpanded(page), await field(page).inputValue()]).toEqual(['false', 'brake'])
  await close(page)
})

it('takes the active part with Enter', async () => {
  const page = await typed('brake')
  await page.keyboard.press('ArrowDown')
  const id = (await active(page)) ?? ''
  const href = await page.locator(`[id="${id}"] a`).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href)
  await page.locator('h1:focus').waitFor()
  await close(page)
})

it('searches for the text with Enter where nothing is active', async () => {
  const page = await typed('brake')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/search/results?term=brake')
  expect(await isExpanded(page)).toBe('false')
  await close(page)
})

it('is left by Tab, which closes it and keeps the text', async () => {
  const page = await typed('brake')
  await page.keyboard.press('Tab')
  expect([await isExpanded(page), await field(page).inputValue()]).toEqual(['false', 'brake'])
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(false)
  await close(page)
})
