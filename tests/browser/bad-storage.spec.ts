import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

/** Browsers with blocked or full storage, or with storage that another program writes to. */
const STORAGES: Readonly<Record<string, () => void>> = {
  'forbids its storage': () => {
    const forbidden = {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', forbidden)
    Object.defineProperty(window, 'sessionStorage', forbidden)
  },
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'holds garbage': () => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      return getItem.call(this, key) === null ? null : '{"__proto__":[1,"\u0000'
    }
  },
}

/** The router's scroll restoration logs this error, and the page continues. */
const OF_THE_ROUTER = /SecurityError|in JSON at position/

async function order(page: Page): Promise<void> {
  await openAlive(page, '/en/login')
  await page.getByLabel('E-mail address').fill('full@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Anna Becker' }).waitFor()

  const search = page.getByRole('combobox')
  await search.fill('brake')
  await search.press('Enter')
  await page
    .getByRole('main')
    .getByRole('button', { name: /to cart$/ })
    .and(page.locator(':enabled'))
    .first()
    .click()
  await page.getByRole('status').filter({ hasText: 'is in the cart' }).first().waitFor()
}

it.each(Object.keys(STORAGES))(
  'a user can log in, search, and fill cart and quick order in a browser that %s',
  async (name) => {
    const context = await openBrowser()
    await context.addInitScript(STORAGES[name]!)
    const page = await context.newPage()
    const errors = errorsOf(page)
    await order(page)

    await openAlive(page, '/en/infocenter/quickorder')
    const number = page.getByRole('main').getByRole('textbox').first()
    await number.fill('3.70481')
    await number.press('Enter')
    await page.getByRole('main').getByText('Oil filter').first().waitFor()

    await page.getByRole('banner').getByRole('link', { name: /cart/i }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL(/\/checkout\/step1$/)
    expect(errors.filter((error) => !OF_THE_ROUTER.test(error))).toEqual([])
    await context.close()
  },
)
