import { expect, it } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { api, germany } from '../mock-backend/call-api.ts'

const LINES = 1_000
const CART = '/en/checkout/step1'
/** An account without parts lists: no row is re-rendered because parts lists arrive late. */
const PARTNER = 'new'

const { backend, openBrowser } = runningBrowser()

/** The articles of the running shop's assortment, which is the mock backend's own. */
const skus = (() => {
  const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
  const sold = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index)).filter(
    ({ discontinued, replacedBy, packageQuantity }) => !discontinued && !replacedBy && packageQuantity === 1,
  )
  return sold.map(({ vendorId, sku }) => `${vendorId}-${sku}`)
})()

async function fillCart(): Promise<void> {
  const { post, login } = api(backend)
  const token = await login(`${PARTNER}@demo.test`)
  const items = skus.slice(0, LINES).map((sku) => ({ sku, qty: 1 }))
  await post('/api/checkout/cart/create', { token })
  await post('/api/checkout/cart/add', { token, items })
  const { body } = await post('/api/checkout/cart/getQuote', { token, ...germany })
  expect(body.quote.items).toHaveLength(LINES)
}

it('a quantity change in a cart of a thousand lines re-renders only its row', async () => {
  await fillCart()
  const context = await openBrowser({ loggedInAs: PARTNER })
  const page = await context.newPage()
  const errors = errorsOf(page)
  await openAlive(page, CART)
  const rows = page.locator('main tbody tr:not([aria-hidden])')
  await page.locator(`main table[aria-rowcount="${LINES + 1}"]`).waitFor()
  expect(await rows.count()).toBeLessThan(100)

  await page.evaluate(() => {
    const touched = new Set<Element>()
    // ignores rows that are rendered later, because setting the focus scrolls the table
    const displayedItems = new Set(document.querySelectorAll('main tbody tr:not([aria-hidden])'))
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('main tbody tr')
        if (row && displayedItems.has(row)) touched.add(row)
      }
    })
    const table = document.querySelector('main tbody')
    if (table)
      observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(window, { touched })
  })
  const field = rows.nth(4).getByRole('spinbutton')
  const before = Number(await field.inputValue())
  await field.focus()
  await field.press('ArrowUp')
  await expect.poll(() => rows.nth(4).getAttribute('aria-busy'), PATIENCE).toBe('false')
  await expect.poll(() => field.inputValue(), PATIENCE).toBe(String(before + 1))
  const touched = await page.evaluate(() => (window as unknown as { touched: Set<Element> }).touched.size)
  expect(touched).toBe(1)

  await page.mouse.wheel(0, 1_000_000)
  await rows.filter({ hasText: skus[LINES - 1]!.split('-').slice(1).join('-') }).waitFor()
  expect(errors).toEqual([])
  await context.close()
})
