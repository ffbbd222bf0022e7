import type { BrowserContext, Page } from 'playwright'
import { beforeEach, expect, it, vi } from 'vitest'
import { untilAlive } from '../fixtures/alive.fixture.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { api } from '../mock-backend/call-api.ts'

const { backend, openBrowser } = runningBrowser()

type Walk = { readonly context: BrowserContext; readonly page: Page }

/** A step of the checkout, with its input and its API call. */
type Step = {
  readonly at: RegExp
  readonly call: string
  /** True if the step sends its input without a button. */
  readonly isSentAtOnce?: true
  readonly type: (page: Page) => Promise<void>
  /** Reads the input back from the page. */
  readonly typed: (page: Page) => Promise<unknown>
  /** Result of `typed` if no input was lost. */
  readonly expected: unknown
  /** Submits the step, or retries it after a fault. */
  readonly go: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${label}`) })
const radio = (page: Page, value: string) => main(page).locator(`input[type=radio][value="${value}"]`)
const press = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).click()

const ADDRESS = {
  Company: 'Depot Nord GmbH',
  Street: 'Hafenweg 7',
  Postcode: '48155',
  City: 'Münster',
  Contact: 'Jo Weber',
  'Delivery note text': 'Gate 4, ring twice',
}

const quantity = (page: Page) => main(page).getByRole('spinbutton').first()

const STEPS: readonly Step[] = [
  {
    at: /\/step1$/,
    call: '/api/checkout/cart/update/',
    type: async (page) => {
      await quantity(page).fill('7')
      await quantity(page).press('Enter')
    },
    isSentAtOnce: true,
    typed: async (page) =>
      (await main(page).innerText()).includes('Not saved: 7') || quantity(page).inputValue(),
    expected: expect.toSatisfy((displayed) => displayed === true || displayed === '7'),
    go: async (page) => {
      await savedInCart(page)
      await main(page).getByRole('link', { name: 'Continue to addresses' }).click()
    },
  },
  {
    at: /\/step2$/,
    call: '/api/checkout/addresses/set',
    type: async (page) => {
      await main(page).getByRole('radio', { name: 'New delivery address' }).check()
      for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
    },
    typed: async (page) => {
      const texts = Object.keys(ADDRESS).map(
        async (label) => [label, await field(page, label).inputValue()] as const,
      )
      return Object.fromEntries(await Promise.all(texts))
    },
    expected: ADDRESS,
    go: press('Continue to delivery'),
  },
  {
    at: /\/step3$/,
    call: '/api/checkout/transports/set',
    type: (page) => radio(page, 'express').check(),
    typed: (page) => radio(page, 'express').isChecked(),
    expected: true,
    go: press('Continue to payment'),
  },
  {
    at: /\/step4$/,
    call: '/api/checkout/payments/set',
    type: (page) => radio(page, 'prepayment').check(),
    typed: (page) => radio(page, 'prepayment').isChecked(),
    expected: true,
    go: press('Continue to review'),
  },
  {
    at: /\/step5$/,
    call: '/api/checkout/order/place',
    type: (page) => field(page, 'Your reference').fill('PO 4711'),
    typed: (page) => field(page, 'Your reference').inputValue(),
    expected: 'PO 4711',
    go: async (page) => {
      await main(page)
        .getByRole('checkbox', { name: /accept/ })
        .check()
      await press('Place order')(page)
    },
  },
]

/** Retries a failed change of the cart until it is saved. */
async function savedInCart(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const again = main(page).getByRole('button', { name: 'Try again' })
      if (await again.count()) await again.click({ timeout: 2_000 }).catch(() => undefined)
      return quantity(page).inputValue()
    }, PATIENCE)
    .toBe('7')
  await main(page).locator('tbody tr[aria-busy=false]').first().waitFor()
  await main(page).getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' })
}

/** Fills in a step, and causes a fault or an interruption. */
type Trouble = (walk: Walk, step: Step) => Promise<void>

/** The first fault happens at the first step, and so on. The fault matrix of the adapters tests all kinds of faults. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  'no connection': async ({ context, page }, step) => {
    await context.setOffline(true)
    await sendInVain(page, step)
    await context.setOffline(false)
  },
  'a lost answer': async ({ page }, step) => {
    backend.setFaults([{ path: step.call, kind: 'lost', times: 1 }])
    await send(page, step)
    // the page opens the next step if the change was saved, or reports that the result is unknown
    const isOver = async () => !isAt(page, step) || (await main(page).getByText(TOLD).count()) > 0
    if (!step.isSentAtOnce) await expect.poll(isOver, PATIENCE).toBe(true)
  },
  'the back button': async ({ page }, step) => {
    await step.type(page)
    const title = () => main(page).getByRole('heading', { level: 1 }).first().innerText()
    const ownValue = await title()
    await page.goBack()
    await expect.poll(title, PATIENCE).not.toBe(ownValue)
    await page.goForward()
    await expect.poll(title, PATIENCE).toBe(ownValue)
  },
  'a second tab at the same step': async ({ context, page }, step) => {
    await step.type(page)
    const other = await context.newPage()
    await openAlive(other, new URL(page.url()).pathname)
    if (!step.isSentAtOnce) {
      await step.go(other)
      await other.waitForURL((url) => !step.at.test(url.pathname), PATIENCE)
    }
    await other.close()
  },
  'an ended session': async ({ page }, step) => {
    backend.setFaults([{ path: step.call, kind: 'status', status: 401, times: 1 }])
    await send(page, step)
    await page.waitForURL('**/login?logout=true', PATIENCE)
    await page.getByLabel('E-mail address').fill('full@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('demo')
    await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(step.at, PATIENCE)
  },
}

async function send(page: Page, step: Step): Promise<void> {
  await step.type(page)
  if (!step.isSentAtOnce) await step.go(page)
}

const isAt = (page: Page, { at }: Step) => at.test(new URL(page.url()).pathname)

const TOLD =
  /The shop is not responding|The cart was not changed|The order was not placed|We do not know yet|No connection/

async function sendInVain(page: Page, step: Step): Promise<void> {
  await send(page, step)
  await main(page).getByText(TOLD).first().waitFor(PATIENCE)
}

/** Suppresses the server's log of intended errors. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

it('the checkout keeps typed texts after a fault at each step, and places the order once', async () => {
  const { post, login } = api(backend)
  const token = await login('full@demo.test')
  await post('/api/checkout/cart/create', { token })
  await post('/api/checkout/cart/add', { token, items: [{ sku: 'NW-3.70481', qty: 1 }] })
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  const before = backend.placedOrders.length
  await openAlive(page, '/en')
  await openAlive(page, '/en/checkout/step1')
  for (const [index, step] of STEPS.entries()) {
    const [name, trouble] = Object.entries(TROUBLES)[index]!
    await page.waitForURL(step.at, PATIENCE)
    await untilAlive(page)
    await trouble({ context, page }, step)
    backend.setFaults([])
    if (!isAt(page, step)) continue
    await expect
      .poll(() => step.typed(page), { ...PATIENCE, message: `${name}: ${step.at}` })
      .toEqual(step.expected)
    await step.go(page)
  }
  await page.waitForURL(/step6/, PATIENCE)
  expect(backend.placedOrders.length).toBe(before + 1)
  await page.reload()
  await main(page).getByText('Thank you for your order').waitFor()
  const text = await main(page).innerText()
  for (const typedText of ['PO 4711', 'Hafenweg 7', 'Jo Weber']) expect(text).toContain(typedText)
  expect(backend.placedOrders.length).toBe(before + 1)
  await context.close()
})
