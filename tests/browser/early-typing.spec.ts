import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { isAlive, isWhollyAlive, untilAlive } from '../fixtures/alive.fixture.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

/** Types two letters as soon as `window.isNow()` is true, before React runs any other task. Runs in the page. */
function typeAtOnce(field: string): void {
  const { isNow } = window as unknown as { isNow: () => boolean }
  let hasTyped = false
  const type = () => {
    if (hasTyped || !isNow()) return
    hasTyped = true
    document.querySelector<HTMLInputElement>(field)?.focus()
    document.execCommand('insertText', false, 'a')
    document.execCommand('insertText', false, 'b')
  }
  // React runs its tasks in message handlers and in timers, so `type` is called after each of both
  const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...port,
    set(this: MessagePort, work: (event: MessageEvent) => void) {
      port.set!.call(this, (event: MessageEvent) => {
        work.call(this, event)
        type()
      })
    },
  })
  const { setTimeout } = window
  window.setTimeout = ((work: () => void, ...rest: unknown[]) =>
    setTimeout(
      () => {
        work()
        type()
      },
      ...(rest as [number]),
    )) as typeof window.setTimeout
}

const FIELDS = [
  ['/en', '[role=combobox]'],
  ['/en/login', 'input[name=username]'],
  ['/en/infocenter/quickorder', 'input[aria-label="Number, row 1"]'],
] as const

it.each(
  FIELDS.map(([path, field], index) => ({ path, field, moment: index === 0 ? isWhollyAlive : isAlive })),
)(
  'on $path no letter typed during hydration is lost, even as soon as $moment.name() is true',
  async ({ path, field, moment }) => {
    const page = await (
      await openBrowser({ ...(path.includes('infocenter') && { loggedInAs: 'full' }) })
    ).newPage()
    await page.addInitScript(`${isAlive.toString()}
      ${isWhollyAlive.toString()}
      window.isNow = () => isAlive() && ${moment.name}()`)
    await page.addInitScript(typeAtOnce, field)
    await openAlive(page, path)
    await page.keyboard.type('c')
    expect(await page.locator(field).first().inputValue()).toBe('abc')
    await page.context().close()
  },
)

/** Delays the requests to these URLs until the returned function is called. */
async function holdRequests(page: Page, urls: string): Promise<() => void> {
  let letThrough = () => {}
  const stored = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(urls, async (route) => {
    await stored
    await route.continue()
  })
  return () => letThrough()
}

it('a user name that was typed before hydration is submitted unchanged', async () => {
  const page = await (await openBrowser()).newPage()
  const letThrough = await holdRequests(page, '**/*.js')
  await page.goto('/en/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').fill('full@demo.test')
  letThrough()
  await untilAlive(page)
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.context().close()
})

/** Numbers and quantities of the rows of quick order. */
const rowsOf = (page: Page) =>
  page
    .locator('tr:has([data-column=number])')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('input')].map(({ value }) => value)))

const TYPED = ['1.00190', 'Tab', '2', 'Enter', '3.71783', 'Tab', '5', 'Enter', '4.80688', 'Tab', '12']

/** Types without a pause, like a scanner. */
async function typeLines({ keyboard }: Page): Promise<void> {
  for (const entry of TYPED) await (/^[A-Z]/.test(entry) ? keyboard.press(entry) : keyboard.type(entry))
}

const ROWS = [
  ['1.00190', '2'],
  ['3.71783', '5'],
  ['4.80688', '12'],
  ['', ''],
]

it.each(['typed', 'pasted'])('quick order accepts lines that were %s before hydration', async (way) => {
  const browser = await openBrowser({ loggedInAs: 'full' })
  await browser.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await browser.newPage()
  const errors = errorsOf(page)
  const letThrough = await holdRequests(page, '**/*.js')
  await page.goto('/en/infocenter/quickorder', { waitUntil: 'commit' })
  await page.getByLabel('Number, row 1').focus()
  if (way === 'typed') {
    await typeLines(page)
  } else {
    const list = ROWS.map((row) => row.join('\t')).join('\n')
    await page.evaluate((text) => navigator.clipboard.writeText(text), list)
    await page.keyboard.press('Control+V')
  }
  letThrough()
  await untilAlive(page)
  await expect.poll(() => rowsOf(page), PATIENCE).toMatchObject(ROWS)
  expect(errors).toEqual([])
  await page.context().close()
})

/** Pastes a list as soon as the page listens for pastes, which is before the queued input is replayed. */
function pasteWhenListened(list: string): void {
  const { isNow } = window as unknown as { isNow: () => boolean }
  const listen = document.addEventListener.bind(document)
  document.addEventListener = ((type: string, ...rest: [EventListener]) => {
    listen(type, ...rest)
    if (type !== 'paste' || !isNow()) return
    document.addEventListener = listen
    queueMicrotask(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', list)
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
  }) as typeof document.addEventListener
}

it('quick order imports a list that is pasted during hydration exactly once', async () => {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  await page.addInitScript(`${isAlive.toString()}
    window.isNow = isAlive`)
  await page.addInitScript(pasteWhenListened, ROWS.map((row) => row.join('\t')).join('\n'))
  await openAlive(page, '/en/infocenter/quickorder')
  await page.getByText('Draft saved on this device').waitFor()
  expect(await rowsOf(page)).toEqual(ROWS)
  await page.context().close()
})

it('the cart accepts lines that were typed before hydration', async () => {
  const page = await (await openBrowser({ loggedInAs: 'buyer' })).newPage()
  const letThrough = await holdRequests(page, '**/*.js')
  await page.goto('/en/checkout/step1', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Add by number' }).focus()
  await typeLines(page)
  letThrough()
  await untilAlive(page)
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Quantity', exact: true }).inputValue(), PATIENCE)
    .toBe('12')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  for (const [sku, quantity] of [
    ['1.00190', '2'],
    ['3.71783', '5'],
    ['4.80688', '12'],
  ] as const)
    await expect
      .poll(() => main.getByRole('spinbutton', { name: `Quantity of ${sku}` }).inputValue(), PATIENCE)
      .toBe(quantity)
  await page.context().close()
})

it('the search field retains a number if its shortcut and the number are typed before hydration', async () => {
  const page = await (await openBrowser()).newPage()
  const letThrough = await holdRequests(page, '**/*.js')
  await page.goto('/en', { waitUntil: 'commit' })
  await page.getByRole('combobox').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('1.00190')
  letThrough()
  await untilAlive(page)
  expect(await page.getByRole('combobox').inputValue()).toBe('1.00190')
  await page.context().close()
})

it('a search submitted during a login stays on its results after the login', async () => {
  const page = await (await openBrowser()).newPage()
  await openAlive(page, '/en/login')
  const letThrough = await holdRequests(page, '**/api/checkout/cart/getQuote')
  await page.getByLabel('E-mail address').fill('full@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await Promise.all([page.waitForRequest('**/api/checkout/cart/getQuote'), page.keyboard.press('Enter')])
  await page.getByRole('combobox').fill('brake')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\/results/)
  letThrough()
  // the login ends with that response, and would load the page of its redirect now
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/en/search/results')
  await page.context().close()
})

it('header and footer retain input from before hydration', async () => {
  const page = await (await openBrowser()).newPage()
  const errors = errorsOf(page)
  const letThrough = await holdRequests(page, '**/layout-parts.lazy-*.js')
  await page.goto('/en')
  await page.waitForFunction(isAlive)
  await page.getByRole('button', { name: 'Product groups' }).click()
  await page.getByRole('link', { name: 'All product groups' }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('combobox').fill('brake')
  letThrough()
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await page.getByRole('combobox', { includeHidden: true }).inputValue()).toBe('brake')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox').focus()
  await page.keyboard.type('s')
  await page.getByRole('grid').first().waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})
