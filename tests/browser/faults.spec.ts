import type { BrowserContext, Page } from 'playwright'
import { beforeEach, expect, it, vi } from 'vitest'
import { FAULTS_OF_A_STEP, type FaultKind } from '../fixtures/faults/fault-kinds.ts'
import { faultyShop } from '../fixtures/faulty-shop.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { api } from '../mock-backend/call-api.ts'

/** Milliseconds in which a page comes to show what it is going to show: all tries of a read, and a machine at work. */
const PATIENCE = { timeout: 40_000 }
const SLOW = 600_000

/** Long enough for an answer that is on its way on a machine at work. */
const shop = faultyShop(4_000)
const { backend, openBrowser } = runningBrowser(shop)

/** The server says what went wrong; here it is meant to. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** A page that is never loaded anew, and on which nothing crashes. */
async function openOnce(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const crashes: string[] = []
  page.on('pageerror', (error) => crashes.push(String(error)))
  await openAlive(page, path)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  const isTheSame = () => page.evaluate(() => 'isTheSame' in window)
  return { page, crashes, isTheSame }
}

function breakDown(kind: FaultKind, path: string): void {
  shop.api.isHit = (called) => called.startsWith(path)
  shop.api.kind = kind
}

const mend = () => void (shop.api.kind = undefined)

const paste = (page: Page, list: string) =>
  page.waitForFunction((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(pasted)
  }, list)

it(
  'the quick order keeps what was typed, says that no answer came, and goes on where it was',
  { timeout: SLOW },
  async () => {
    const context = await openBrowser({ loggedInAs: 'full' })
    const { page, crashes, isTheSame } = await openOnce(context, '/en/infocenter/quickorder')
    const number = page.getByRole('textbox', { name: 'Number, row 1', exact: true })
    const row = page.locator('tr', { has: number })
    const quantity = row.locator('[data-column=quantity]')
    await paste(page, '2.90533;7')
    await expect.poll(() => row.innerText(), PATIENCE).toContain('Found')
    for (const [index, kind] of FAULTS_OF_A_STEP.entries()) {
      const typed = index % 2 === 0 ? '85152587' : '2.90533'
      breakDown(kind, '/api/search/resolve')
      await number.fill(typed)
      await number.press('Enter')
      await expect.poll(() => row.innerText(), PATIENCE).toContain('No answer')
      expect([await number.inputValue(), await quantity.inputValue()]).toEqual([typed, '7'])
      mend()
      await row.getByRole('button', { name: 'Ask again' }).click()
      await expect.poll(() => row.innerText(), PATIENCE).toContain('Found')
    }
    expect([await isTheSame(), crashes]).toEqual([true, []])
    await context.close()
  },
)

it(
  'the cart keeps a quantity that did not get through, and sends it when asked to',
  { timeout: SLOW },
  async () => {
    const { post, login } = api(backend)
    const token = await login('full@demo.test')
    const caller = { token, languageID: 'en-GB', countryID: 'DE' }
    await post('/api/checkout/cart/add', { token, items: [{ sku: 'NW-3.70481', qty: 1 }] })
    const inCart = async () =>
      (await post('/api/checkout/cart/getQuote', caller)).body.quote.items[0].qty as number

    const context = await openBrowser({ loggedInAs: 'full' })
    const { page, crashes, isTheSame } = await openOnce(context, '/en/checkout/step1')
    const field = page.getByRole('main').getByRole('spinbutton').first()
    const row = page.getByRole('main').locator('tbody tr').first()
    const told = page.getByRole('alert').filter({ hasText: 'The cart was not changed' })
    let wanted = Number(await field.inputValue())
    for (const kind of FAULTS_OF_A_STEP) {
      breakDown(kind, '/api/checkout/cart/')
      await field.focus()
      await field.press('ArrowUp')
      wanted += 1
      await told.waitFor(PATIENCE)
      await page.getByText(`Not saved: ${wanted}`).first().waitFor(PATIENCE)
      mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await told.waitFor({ state: 'detached', ...PATIENCE })
      // answered, not only arrived: the next fault must not hit this answer
      await row.and(page.locator('[aria-busy=false]')).waitFor(PATIENCE)
      expect(await inCart()).toBe(wanted)
      expect(Number(await field.inputValue())).toBe(wanted)
    }
    expect([await isTheSame(), crashes]).toEqual([true, []])
    await context.close()
  },
)

it(
  'an order whose answer is lost is told as such, keeps what was typed, and is one order in the end',
  { timeout: SLOW },
  async () => {
    const { post, login } = api(backend)
    await post('/api/checkout/cart/add', {
      token: await login('full@demo.test'),
      items: [{ sku: 'NW-3.70481', qty: 2 }],
    })
    const context = await openBrowser({ loggedInAs: 'full' })
    const send = async (path: string, form: Record<string, string>) => {
      const answer = await context.request.post(path, {
        form,
        maxRedirects: 0,
        headers: { origin: shop.origin },
      })
      expect([302, 303]).toContain(answer.status())
    }
    const addresses = await (await context.request.get('/en/checkout/step2')).text()
    const address =
      /name="billingAddressId"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="billingAddressId"/.exec(
        addresses,
      )!
    const id = (address[1] ?? address[2])!
    await send('/en/checkout/step2', { billingAddressId: id, shippingAddressId: id })
    await send('/en/checkout/step3', { transportId: 'parcel', deliverComplete: '0' })
    await send('/en/checkout/step4', { paymentId: 'account', ccFirstName: 'Anna', ccLastName: 'Becker' })

    const { page, crashes, isTheSame } = await openOnce(context, '/en/checkout/step5')
    const before = backend.placedOrders.length
    const reference = page.getByRole('textbox', { name: 'Your reference' })
    const order = page.getByRole('button', { name: 'Place order' })
    const told = page
      .getByRole('alert')
      .filter({ hasText: /The order has not arrived|We do not know yet whether the order has arrived/ })
    await page.getByRole('checkbox', { name: /I accept/ }).check()
    for (const kind of FAULTS_OF_A_STEP) {
      await reference.fill(`PO ${kind}`.slice(0, 35))
      breakDown(kind, '/api/checkout/order/')
      await order.click()
      await told.waitFor(PATIENCE)
      await expect.poll(() => order.isEnabled(), PATIENCE).toBe(true)
      expect(await reference.inputValue()).toBe(`PO ${kind}`.slice(0, 35))
      expect(await page.getByRole('checkbox', { name: /I accept/ }).isChecked()).toBe(true)
    }
    mend()
    await order.click()
    await page.waitForURL(/step6/, PATIENCE)
    expect(backend.placedOrders.length).toBe(before + 1)
    expect([await isTheSame(), crashes]).toEqual([true, []])
    await context.close()
  },
)
