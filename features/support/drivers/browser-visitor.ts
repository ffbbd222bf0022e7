import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from 'playwright'
import type { LanguageCode } from '#domain/locale/language.ts'
import { findPage } from '#domain/pages/localised-path.ts'
import type { RouteId } from '#domain/pages/pages.ts'
import { routing } from '#ui/routing/configured-routing.ts'
import { isPathOf, pathIn } from '#ui/routing/paths.ts'
import { untilAlive } from '../../../tests/fixtures/alive.fixture.ts'
import { PATIENCE } from '../../../tests/fixtures/patience.fixture.ts'
import type { Scenario } from '../depths.ts'
import { plain, textsIn } from '../texts.ts'
import type { CartLine, SearchList, Visitor } from '../visitor.ts'
import { PageReader } from './page-reader.ts'

/** First and maximum interval in ms between two checks of a page; each check costs the page time. */
const GLANCE = { first: 20, most: 250 }

/** Message that the browser logs for every rejected call. It is ignored, because scenarios check the visible result. */
const REFUSED_CALL = 'Failed to load resource'

export async function browserVisitor({ respond }: Scenario): Promise<BrowserVisitor> {
  const { shopServer } = await import('./shop-server.ts')
  return browserVisitorAt(await shopServer(respond))
}

export async function browserVisitorAt(origin: string): Promise<BrowserVisitor> {
  const { sharedBrowser } = await import('./shared-browser.ts')
  const browser = await sharedBrowser()
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(PATIENCE.timeout)
  await context.clock.install()
  return new BrowserVisitor(context, await context.newPage())
}

/** A visitor at the browser level: finds elements by role and name. */
export class BrowserVisitor implements Visitor {
  language: LanguageCode = 'en'
  readonly page: Page
  readonly context: BrowserContext
  /** Requested paths of the page. */
  readonly requested: string[] = []
  readonly #errors: string[] = []
  #mayFail = false

  constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    page.on('request', (request) => this.requested.push(new URL(request.url()).pathname))
    page.on('pageerror', (error) => this.#errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(REFUSED_CALL))
        this.#errors.push(message.text())
    })
  }

  /** Call if the scenario causes errors that the browser logs. */
  expectErrors(): void {
    this.#mayFail = true
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await untilAlive(this.page)
  }

  /** Loads the first HTML of a page, without leaving the open page. */
  async ask(path: string): Promise<PageReader> {
    const response = await this.context.request.get(path)
    return new PageReader(await response.text())
  }

  /** Sends a form without scripts, without leaving the open page. */
  async send(
    path: string,
    form: Record<string, string>,
  ): Promise<{ readonly location: string | null; readonly text: string }> {
    const response = await this.context.request.post(path, { form, maxRedirects: 0 })
    return { location: response.headers()['location'] ?? null, text: await response.text() }
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await untilAlive(this.page)
  }

  async address(): Promise<string> {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  async seen(): Promise<string> {
    return plain(await this.page.locator('body').innerText())
  }

  received(): Promise<string> {
    return this.page.content()
  }

  divisions(): Promise<readonly string[]> {
    return this.#linksTo('division')
  }

  groups(): Promise<readonly string[]> {
    return this.#linksTo('results', 'categories')
  }

  parts(): Promise<readonly string[]> {
    return this.#linksTo('product')
  }

  async goToLogIn(): Promise<void> {
    await this.#header.getByRole('link', { name: this.text('action.logIn') }).click()
    await this.page.waitForURL((url) => isPathOf('login', url.pathname))
  }

  async logIn(username: string, password: string): Promise<void> {
    if (!this.#isAtLogin) await this.open(pathIn(this.language)('login'))
    await this.#username.fill(username)
    await this.page.getByLabel(this.text('login.password'), { exact: true }).fill(password)
    const button = this.#main.getByRole('button', { name: this.text('action.logIn') })
    await button.click()
    await this.eventually(async () => {
      if (!this.#isAtLogin) return
      await assertCount(this.#main.getByRole('alert'), 1)
      assert.notEqual(await button.getAttribute('aria-busy'), 'true')
    })
  }

  /** Logs in by the form without scripts, which needs no page load. */
  async comeAs(username: string): Promise<void> {
    const { location } = await this.send('/login', { username, password: 'demo' })
    assert.notEqual(location, null, `${username} could not log in`)
  }

  async logOut(): Promise<void> {
    const account = this.#account
    if ((await account.count()) === 0) await this.open(pathIn(this.language)('home'))
    await account.click()
    const logOut = this.#header.getByRole('button', { name: this.text('header.logOut') }).first()
    await Promise.all([this.page.waitForEvent('load'), logOut.click()])
    await this.#header.getByRole('link', { name: this.text('action.logIn') }).waitFor()
  }

  async addControl(): Promise<'missing' | 'disabled' | 'enabled'> {
    if ((await this.#addButton.count()) === 0) return 'missing'
    return (await this.#addButton.isEnabled()) ? 'enabled' : 'disabled'
  }

  async typeQuantity(text: string): Promise<void> {
    await this.#quantity.fill(text)
    await this.#quantity.blur()
  }

  /** Adds the part and waits for the response, because a navigation would cancel the call. */
  async putIntoCart(): Promise<void> {
    await this.#addButton.click()
    const busy = this.#addButton.and(this.page.locator('[aria-busy=true]'))
    await this.eventually(() => assertCount(busy, 0))
  }

  async addedIsShown(): Promise<boolean> {
    return (await this.#addButton.locator('use[href$="#i-check"]').count()) === 1
  }

  cartLines(): Promise<readonly CartLine[]> {
    return this.#main.locator('tbody tr:not([data-continues])').evaluateAll((rows) =>
      rows.map((row) => ({
        // an unknown part has no page to link to
        number: (row.querySelector('a') ?? row.querySelector('[class*=_number_]'))?.textContent ?? '',
        quantity: row.querySelector<HTMLInputElement>('[role=spinbutton]')?.value ?? '',
      })),
    )
  }

  async changeQuantity(number: string, text: string): Promise<void> {
    const field = this.#main.getByRole('spinbutton', { name: this.text('addToCart.quantityOf', { number }) })
    await field.fill(text)
    await field.blur()
  }

  removeLine(number: string): Promise<void> {
    return this.#main.getByRole('button', { name: this.text('action.removeNumber', { number }) }).click()
  }

  markLine(number: string): Promise<void> {
    return this.#main.getByRole('checkbox', { name: this.text('cart.mark', { number }) }).check()
  }

  async typeSearch(text: string): Promise<void> {
    await this.#search.fill(text)
  }

  async search(term: string): Promise<void> {
    await this.typeSearch(term)
    await this.#search.press('Enter')
  }

  async searchState(): Promise<'idle' | 'pending' | 'success' | 'error'> {
    if ((await this.#search.getAttribute('aria-expanded')) !== 'true') return 'idle'
    if ((await this.#found.locator('[aria-busy=true]').count()) > 0) return 'pending'
    return (await this.#found.getByRole('alert').count()) > 0 ? 'error' : 'success'
  }

  async searchList(): Promise<SearchList | undefined> {
    if ((await this.#search.getAttribute('aria-expanded')) !== 'true') return undefined
    const rowsOf = async (id: string) => {
      const name = new RegExp(`^${this.text(id)}`)
      const rows = this.#found.getByRole('grid', { name }).getByRole('row')
      return (await rows.allInnerTexts()).map(plain)
    }
    return { products: await rowsOf('search.products'), groups: await rowsOf('catalogue.groups') }
  }

  async showDetails(number: string): Promise<void> {
    await this.#foldButton(number, false).click()
  }

  async hideDetails(number: string): Promise<void> {
    await this.#foldButton(number, true).click()
  }

  async foundControl(number: string): Promise<'missing' | 'disabled' | 'enabled'> {
    const button = this.#foundAdd(number)
    if ((await button.count()) === 0) return 'missing'
    return (await button.isEnabled()) ? 'enabled' : 'disabled'
  }

  async closeMessages(): Promise<void> {
    const close = this.page.getByRole('button', { name: this.text('alerts.close') })
    await close.first().waitFor()
    while ((await close.count()) > 0) await close.first().click()
  }

  /** Navigates by the shop's scripts, without a new document. */
  async followWay(path: string): Promise<void> {
    try {
      await this.page.evaluate((to) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate(path: string): Promise<void> }
        }
        return router.navigate(to)
      }, path)
    } catch (error) {
      // the link has loaded a new document instead
      if (!String(error).includes('Execution context was destroyed')) throw error
    }
  }

  openFound(number: string): Promise<void> {
    return this.#found.getByRole('link', { name: new RegExp(`^${number}`) }).click()
  }

  openCartFromHeader(): Promise<void> {
    const [name = ''] = this.text('header.cart', { count: 0 }).split(',')
    return this.#header.getByRole('link', { name }).click()
  }

  async chooseLanguage(name: string): Promise<void> {
    await this.#header
      .getByRole('button', { name: new RegExp(`^${this.text('word.language')}`) })
      .first()
      .click()
    await this.#header.getByRole('link', { name, exact: true }).click()
  }

  /** Waits until the header shows this number of lines in the cart. */
  headerCounts(count: number): Promise<void> {
    const name = this.text('header.cart', { count })
    return this.#header.getByRole('link', { name, exact: true }).waitFor()
  }

  /** Data that the next user of this browser could find: cookies, storage, and the page. */
  async traces(): Promise<string> {
    const stored = await this.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    const cookies = await this.context.cookies()
    const cookieTexts = cookies.map(({ name, value }) => `${name}=${decodeURIComponent(value)}`)
    return [stored, ...cookieTexts, await this.page.content()].join('\n')
  }

  /** Waits until a live region with the sentence exists, which a screen reader announces. */
  async heard(role: 'status' | 'alert', sentence: string): Promise<void> {
    await this.page.getByRole(role).filter({ hasText: sentence }).waitFor()
  }

  waitFor(ms: number): Promise<void> {
    return this.page.clock.runFor(ms)
  }

  /** Pauses the clock of the page; only `waitFor` advances it afterwards. */
  async stopTime(): Promise<void> {
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 1_000))
  }

  /** Repeats the check until it passes. */
  async eventually(check: () => void | Promise<void>, patience = PATIENCE.timeout): Promise<void> {
    const end = Date.now() + patience
    for (let pause = GLANCE.first; ; pause = Math.min(pause * 1.5, GLANCE.most)) {
      try {
        return await check()
      } catch (error) {
        if (Date.now() > end) throw error
        await setTimeout(pause)
      }
    }
  }

  /** Fails if any error was logged, visible or not. */
  async close(): Promise<void> {
    await this.context.close()
    if (!this.#mayFail) assert.deepEqual(this.#errors, [])
  }

  text(id: string, values?: Record<string, string | number>): string {
    return textsIn(this.language).formatMessage({ id }, values)
  }

  get #header(): Locator {
    return this.page.getByRole('banner')
  }

  get #account(): Locator {
    return this.#header.getByRole('button', { name: this.text('header.account', { name: '' }).trim() })
  }

  get #main(): Locator {
    return this.page.getByRole('main')
  }

  get #search(): Locator {
    return this.page.getByRole('combobox', { name: this.text('search.label') })
  }

  /** The results below the search field. */
  get #found(): Locator {
    return this.page.getByRole('search')
  }

  #foldButton(number: string, expanded: boolean): Locator {
    return this.#found.getByRole('button', { name: this.text('search.details', { number }), expanded })
  }

  #foundAdd(number: string): Locator {
    return this.#found.getByRole('button', { name: this.text('addToCart.addNumber', { number }) })
  }

  get #username(): Locator {
    return this.page.getByLabel(this.text('login.username'))
  }

  get #offer(): Locator {
    return this.page.getByRole('complementary', { name: this.text('product.offer') })
  }

  get #addButton(): Locator {
    return this.#offer.getByRole('button', { name: this.text('addToCart.add') })
  }

  get #quantity(): Locator {
    return this.#offer.getByRole('spinbutton')
  }

  get #isAtLogin(): boolean {
    const url = this.page.url()
    return url.startsWith('http') && isPathOf('login', new URL(url).pathname)
  }

  async #linksTo(routeId: RouteId, query = ''): Promise<readonly string[]> {
    const links = await this.#main
      .getByRole('link')
      .evaluateAll((anchors) =>
        (anchors as HTMLAnchorElement[]).map(({ href, innerText }) => ({ href, innerText })),
      )
    const texts = new Map<string, string>()
    for (const { href, innerText } of links) {
      const { pathname, searchParams } = new URL(href)
      const hasQuery = query === '' || searchParams.has(query)
      if (hasQuery && findPage(pathname, routing)?.routeId === routeId) {
        texts.set(href, plain(`${texts.get(href) ?? ''} ${innerText}`))
      }
    }
    return [...texts.values()].filter((text) => text !== '')
  }
}

async function assertCount(locator: Locator, count: number): Promise<void> {
  assert.equal(await locator.count(), count)
}
