import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { violationsOfLayer } from '../fixtures/axe.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

async function opened(path = '/en') {
  const page = await (await openBrowser()).newPage()
  await openAlive(page, path)
  return page
}

const field = (page: Page) => page.getByRole('combobox')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
/** Closes the dialog, and waits until it is removed from the page: a hidden dialog still handles its close event. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}
const single = (page: Page) => dialog(page).getByRole('checkbox', { name: /single-key/ })
const hasFocus = (page: Page) => field(page).evaluate((input) => input === document.activeElement)

it('the list of keyboard shortcuts opens by ? or its button, and returns the focus when it closes', async () => {
  const page = await opened()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.keyboard.press('?')
  await dialog(page).waitFor()
  expect(loaded.some((url) => url.includes('keyboard-shortcuts-dialog'))).toBe(true)
  expect(await dialog(page).innerText()).toContain('paste several rows')
  expect(await violationsOfLayer(page)).toEqual([])
  await page.keyboard.press('/')
  expect(await hasFocus(page)).toBe(false)
  await close(page)

  const button = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await button.focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await close(page)
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.context().close()
})

it('single-key shortcuts can be switched off permanently, and Ctrl+K still focuses the search', async () => {
  const page = await opened()
  await page.keyboard.press('/')
  expect(await hasFocus(page)).toBe(true)
  await page.keyboard.type('a/b?')
  expect(await field(page).inputValue()).toBe('a/b?')
  expect(await dialog(page).count()).toBe(0)
  await field(page).fill('')
  await field(page).blur()

  await page.keyboard.press('?')
  await single(page).uncheck()
  expect(await dialog(page).innerText()).not.toContain('show this overview')
  await close(page)
  const isSilent = async () => {
    await page.keyboard.press('/')
    await page.keyboard.press('?')
    return !(await hasFocus(page)) && (await dialog(page).count()) === 0
  }
  expect(await isSilent()).toBe(true)

  await openAlive(page, '/en/categories')
  expect(await isSilent()).toBe(true)
  expect(await field(page).getAttribute('aria-keyshortcuts')).toBe('Control+K')
  await page.keyboard.press('Control+k')
  expect(await hasFocus(page)).toBe(true)

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await single(page).check()
  await close(page)
  await page.keyboard.press('/')
  expect(await hasFocus(page)).toBe(true)
  await page.context().close()
})
