import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

type Place = {
  readonly name: string
  readonly path: string
  readonly click: (page: Page) => Promise<unknown>
  /** Message while the files are missing. */
  readonly told: RegExp
  /** Resolves after the click has had its effect. */
  readonly works: (page: Page) => Promise<unknown>
  /** True if the repeated click loads a document, instead of a client-side navigation. */
  readonly loadsDocument?: true
}

const UNREACHABLE = /The shop is not responding[.] Check your connection/
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first()
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

/** One case per kind of lazily loaded code: a component, a use case, a dialog, a worker, a route, a language. */
const PLACES: readonly Place[] = [
  {
    name: 'the search of the header',
    path: '/en',
    click: async (page) => {
      await page.getByRole('combobox').first().fill('')
      await page.getByRole('combobox').first().pressSequentially('brake')
    },
    told: UNREACHABLE,
    works: async (page) => {
      await page.getByRole('grid').getByRole('row').first().waitFor()
      await page.locator('link[rel=stylesheet][href*="/search-popup-"]').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'the cart',
    path: '/en/search/results?term=brake',
    click: (page) => button(page, /^Add .* to cart$/).click(),
    told: /was not added: the shop is not responding/,
    works: (page) =>
      page
        .getByText(/is in the cart/)
        .first()
        .waitFor(),
  },
  {
    name: 'the favourites',
    path: '/en/search/results?term=brake',
    click: (page) => button(page, /^Parts list: /).click(),
    told: UNREACHABLE,
    works: (page) => page.getByRole('dialog').first().waitFor(),
  },
  {
    name: 'the file of a quick order',
    path: '/en/infocenter/quickorder',
    click: (page) =>
      page.getByLabel('Upload file').setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('2.90533;7\n'),
      }),
    told: /is not responding|No response/,
    works: (page) =>
      page.getByRole('textbox', { name: 'Number, row 1' }).and(page.locator('[value="2.90533"]')).waitFor(),
  },
  {
    name: 'a link',
    path: '/en',
    click: (page) => main(page).locator('a[href="/en/categories"]').first().click(),
    told: UNREACHABLE,
    works: (page) => at(page, '/en/categories'),
  },
  {
    name: 'the language menu',
    path: '/en/categories',
    click: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
      await page.getByRole('link', { name: 'Português' }).click()
    },
    told: UNREACHABLE,
    works: (page) => page.locator('html[lang^=pt]').waitFor(),
    loadsDocument: true,
  },
]

const shop = runningShop()
const { openBrowser } = runningBrowser(shop)
let context: BrowserContext
let page: Page

beforeAll(async () => {
  context = await openBrowser({ loggedInAs: 'full' })
})
afterAll(() => context?.close())

/** A separate page per case, because a tab does not load code twice. */
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  page = await context.newPage()
})
afterEach(async () => {
  await context.setOffline(false)
  await page.close()
})

async function survives(location: Place, lose: () => Promise<unknown>, reconnect: () => Promise<unknown>) {
  await openAlive(page, location.path)
  // waits for running requests, which would fail otherwise: routes of Playwright disable the HTTP cache
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await lose()
  await location.click(page)
  await page.getByText(location.told).first().waitFor()
  await reconnect()
  await location.click(page)
  await location.works(page)
  if (!location.loadsDocument) expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
}

it.each(PLACES)('$name reports the lost connection, and works when the browser is online again', (location) =>
  survives(
    location,
    () => context.setOffline(true),
    () => context.setOffline(false),
  ),
)

it('the search works again after requests of the shop have failed', () =>
  survives(
    PLACES[0]!,
    () => page.route(/\/assets\/|\/api\/|\/builds\//, (route) => route.abort()),
    () => page.unrouteAll(),
  ))

it('a link whose chunks are missing loads its page with a full navigation', async () => {
  await openAlive(page, '/en')
  await page.route(/\/assets\/categories\.route/, (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  )
  await main(page).locator('a[href="/en/categories"]').first().click()
  await at(page, '/en/categories')
})
