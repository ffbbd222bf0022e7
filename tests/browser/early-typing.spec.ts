import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { isAlive, untilAlive } from '../fixtures/alive.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

/** Types a letter as soon as the page is alive: before anything else that React still has to do. */
function typeAtOnce(field: string): void {
  const { isAlive } = window as unknown as { isAlive: () => boolean }
  let hasTyped = false
  const type = () => {
    if (hasTyped || !isAlive()) return
    hasTyped = true
    document.querySelector<HTMLInputElement>(field)?.focus()
    document.execCommand('insertText', false, 'a')
  }
  // React works in tasks that it sends to itself
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
}

it.each([
  ['/en', '[role=combobox]'],
  ['/en/login', 'input[name=username]'],
  ['/en/infocenter/quickorder', 'input[aria-label="Number, row 1"]'],
])(
  'on %s no letter is lost, be it typed in the moment in which the page comes alive',
  async (path, field) => {
    const page = await (
      await openBrowser({ ...(path.includes('infocenter') && { loggedInAs: 'full' }) })
    ).newPage()
    await page.addInitScript(`window.isAlive = ${isAlive.toString()}`)
    await page.addInitScript(typeAtOnce, field)
    await openAlive(page, path)
    await page.keyboard.type('b')
    expect(await page.locator(field).first().inputValue()).toBe('ab')
    await page.context().close()
  },
)

/** Answers no request for such a script before the returned function is called. */
async function holdScripts(page: Page, scripts: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return () => letThrough()
}

it('a login that was typed before the scripts came is sent as it was typed', async () => {
  const page = await (await openBrowser()).newPage()
  const letThrough = await holdScripts(page, '**/*.js')
  await page.goto('/en/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').fill('full@demo.test')
  letThrough()
  await untilAlive(page)
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.context().close()
})

it('the frame goes on with what was done in it before its scripts came', async () => {
  const page = await (await openBrowser()).newPage()
  const errors = errorsOf(page)
  const letThrough = await holdScripts(page, '**/late-frame-*.js')
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
