import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

const PRODUCT = '/en/products/nw-3-70481-oil-filter'

/** Wraps each text, including later ones, in `<font><font>`, like a translation by Chrome. Runs in the page. */
function translate(): void {
  const replace = (text: Text) => {
    if (
      text.data.trim() === '' ||
      text.parentElement?.closest('script, style, textarea, font, [translate=no]')
    )
      return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.before(outer)
    text.remove()
  }
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    if (root instanceof Text) texts.push(root)
    for (const text of texts) replace(text)
  }
  replaceIn(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) replaceIn(node)
  }).observe(document.body, { childList: true, subtree: true })
}

async function openTranslated(path: string, loggedInAs?: string) {
  const context = await openBrowser(loggedInAs === undefined ? {} : { loggedInAs })
  const page = await context.newPage()
  const errors = errorsOf(page)
  const open = async (next: string) => {
    await openAlive(page, next)
    await page.evaluate(translate)
  }
  await open(path)
  const endsWell = async () => {
    expect(await page.locator('body').innerText()).not.toMatch(/Something went wrong/)
    expect(errors).toEqual([])
    await context.close()
  }
  return { page, open, endsWell }
}

/** Waits for the response to an API call that contained the text. */
const callWith = (page: Page, text: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(text) ?? false)

const buttonOf = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first()

it('a part can be added, put on a list, compared and removed on a page translated by the browser', async () => {
  const { page, open, endsWell } = await openTranslated(PRODUCT, 'full')
  expect(await page.getByRole('main').getByText('€').first().locator('font').count()).toBe(0)
  await buttonOf(page, /Add to cart/).click()
  await page.getByRole('link', { name: 'Go to cart' }).first().waitFor()
  await buttonOf(page, /Parts list/).click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('main')
    .getByText(/Compare/)
    .first()
    .click()

  await open('/en/checkout/step1')
  const quantity = page.getByRole('main').getByRole('spinbutton').first()
  await quantity.fill('5')
  await quantity.press('Tab')
  await buttonOf(page, /remove/i).click()
  await page.getByRole('main').getByText(/empty/i).first().waitFor()
  await endsWell()
})

it('quick order, the pages of a list and the PDF of an invoice work on a page translated by the browser', async () => {
  const { page, open, endsWell } = await openTranslated('/en/infocenter/quickorder', 'full')
  await page
    .getByRole('textbox', { name: /Number, row 1/ })
    .first()
    .click()
  await page.keyboard.type('3.70481')
  await page.keyboard.press('Enter')
  await page.keyboard.type('9.99999')
  await Promise.all([callWith(page, '9.99999'), page.keyboard.press('Enter')])

  await open('/en/infocenter/orderhistory')
  await page.locator('main tbody input[type=checkbox]').first().check()
  await page
    .getByRole('region', { name: /selected|selection/i })
    .first()
    .waitFor()
  await page.getByRole('link', { name: /next/i }).filter({ visible: true }).first().click()
  await page.waitForURL(/page=2/)

  await open('/en/infocenter/salesinvoice')
  await buttonOf(page, /PDF/).click()
  await page.getByRole('main').getByRole('button', { name: /PDF/ }).first().waitFor()
  await endsWell()
})
