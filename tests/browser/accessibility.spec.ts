import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { pathIn } from '#ui/routing/paths.ts'
import { violationsOf, violationsOfLayer } from '../fixtures/axe.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

const HEIGHT = 900
/** The narrowest screen that anything has to fit on (WCAG 1.4.10). */
const NARROWEST = 320

type Paths = ReturnType<typeof pathIn>
type PathOf = (to: Paths) => string

const PUBLIC: readonly (readonly [string, PathOf])[] = [
  ['home', (to) => to('home')],
  ['groups', (to) => to('categories')],
  ['divisions', (to) => to('divisions')],
  ['division', (to) => to('division', { divisionId: 'truck' })],
  ['results', (to) => `${to('results')}?term=brake`],
  ['results of nothing', (to) => `${to('results')}?term=zzzzzz`],
  ['login', (to) => to('login')],
  ['login that is asked for', (to) => to('checkoutStep1')],
  ['VIN search', (to) => to('vin')],
  ['VIN that nothing is found for', (to) => `${to('vin')}?vin=notFound`],
  ['vehicle', (to) => to('vehicle', { type: 'truck', slug: 'man-tgx-18-470' })],
  ['comparison', (to) => to('compare')],
  ['countries', (to) => to('geoselection')],
  ['no page', (to) => `${to('home').replace(/\/$/, '')}/no-such-page`],
]

async function look(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** The same on every page: looked at on the home page and where it opens, which saves half the time. */
const FRAME = ['body > header', 'body > footer']

/** In each theme and at each width, in both languages; and on the narrowest screen nothing sticks out. */
async function checkEverywhere(page: Page, path: PathOf, except = FRAME): Promise<void> {
  const errors = errorsOf(page)
  await look(page, 1280, 'light')
  await openAlive(page, path(pathIn('en')))
  expect(await violationsOf(page, except)).toEqual([])
  await look(page, 768, 'dark')
  expect(await violationsOf(page, except)).toEqual([])

  await look(page, 360, 'dark')
  await openAlive(page, path(pathIn('pt')))
  expect(await violationsOf(page, except)).toEqual([])
  await look(page, NARROWEST, 'light')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST)
  expect(errors).toEqual([])
}

it.each(PUBLIC)('%s has no violation for a visitor', async (name, path) => {
  const context = await openBrowser()
  await checkEverywhere(await context.newPage(), path, name === 'home' ? [] : FRAME)
  await context.close()
})

it('a product has no violation for a visitor', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto('/en/search/results?term=brake')
  const href = await page.locator('main a[href*="/products/"]').first().getAttribute('href')
  const slug = href?.split('/').at(-1) ?? ''
  await checkEverywhere(page, (to) => to('product', { slug }))
  await context.close()
})

it.each<readonly [string, PathOf]>([
  ['home', (to) => to('home')],
  ['results', (to) => `${to('results')}?term=brake`],
  ['cart', (to) => to('checkoutStep1')],
  ['delivery addresses', (to) => to('checkoutStep2')],
  ['transport', (to) => to('checkoutStep3')],
  ['payment', (to) => to('checkoutStep4')],
  ['review', (to) => to('checkoutStep5')],
  ['confirmation', (to) => to('checkoutStep6')],
  ['currencies', (to) => to('currencies')],
  ['overview', (to) => to('infocenter')],
  ['a number that nobody has', (to) => `${to('infocenter')}?trace=4711`],
  ['orders', (to) => to('orderhistory')],
  ['back orders', (to) => to('backorderlist')],
  ['delivery notes', (to) => to('deliverynotes')],
  ['packing lists', (to) => to('packinglist')],
  ['invoices', (to) => to('salesinvoice')],
  ['credit notes', (to) => to('creditnotes')],
  ['way back from paying', (to) => to('checkoutRedirect')],
  ['my carts', (to) => to('mycarts')],
])('%s has no violation for a partner', async (name, path) => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  await openAlive(page, '/en/search/results?term=brake')
  await page
    .getByRole('main')
    .getByRole('button', { name: /to cart$/ })
    .and(page.locator(':enabled'))
    .first()
    .click()
  await page.getByRole('status').filter({ hasText: 'is in the cart' }).first().waitFor()
  await checkEverywhere(page, path, name === 'cart' ? [] : FRAME)
  await context.close()
})

it.each<readonly [string, PathOf]>([
  ['notice lists', (to) => to('noticelist')],
  ['forms', (to) => to('forms')],
  ...['keys', 'webhooks', 'exports', 'punchout', 'edi', 'calls'].map((section): readonly [string, PathOf] => [
    `partner interface: ${section}`,
    (to) => `${to('partnerinterface')}?section=${section}`,
  ]),
  ['a form whose document is unknown', (to) => `${to('forms')}?form=warranty-online&documentNo=1`],
  ['a filter that leaves nothing', (to) => `${to('noticelist')}?term=zzzzzz`],
])('%s: no violation for a partner', async (_, path) => {
  const context = await openBrowser({ loggedInAs: 'full' })
  await checkEverywhere(await context.newPage(), path)
  await context.close()
})

it('a shared list has no violation, nor has a link that opens nothing', async () => {
  const owner = await openBrowser({ loggedInAs: 'full' })
  const page = await owner.newPage()
  await openAlive(page, '/en/infocenter/noticelist')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: /Create link|Change the end/ }).click()
  const link = await page.getByLabel('Link to the list').inputValue()
  expect(await violationsOf(page, FRAME)).toEqual([])

  const id = new URL(link).searchParams.get('id') ?? ''
  const context = await openBrowser()
  await checkEverywhere(await context.newPage(), (to) => `${to('sharedFavourites')}?id=${id}`)
  await checkEverywhere(await context.newPage(), (to) => `${to('sharedFavourites')}?id=${id}x`)
  await Promise.all([owner.close(), context.close()])
})

it('the lists of a part have no violation while they are open', async () => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  await look(page, 1280, 'light')
  await openAlive(page, '/en/search/results?term=brake')
  await page
    .getByRole('button', { name: /^Notice list: / })
    .first()
    .click()
  await page.getByRole('checkbox', { name: /^Werkstatt/ }).waitFor()
  expect(await violationsOf(page, FRAME)).toEqual([])
  await look(page, 1280, 'dark')
  expect(await violationsOf(page, FRAME)).toEqual([])
  await context.close()
})

const LIST =
  '2.90533;4\n9.17989;1\n983540;2\n2.23154;2\n2.84957;1\n81.43600-6O18;1\n12.10376;abc\nkind regards'

it.each<readonly [string, PathOf]>([
  ['quick order', (to) => to('quickorder')],
  ['availability', (to) => to('availability')],
])('%s has no violation with every kind of row', async (_, path) => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  await openAlive(page, path(pathIn('en')))
  await page.waitForFunction((list) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', list)
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(pasted)
  }, LIST)
  await page.getByText('Draft saved on this device').waitFor()
  await checkEverywhere(page, path)
  await context.close()
})

const openSearch = async (page: Page) => {
  await page.getByRole('combobox').fill('brake')
  await page.getByRole('grid').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
}

it.each<readonly [string, number, (page: Page) => Promise<void>]>([
  ['the search', 1280, openSearch],
  ['the search on a phone', 360, openSearch],
  ['the divisions menu', 1280, (page) => page.getByRole('button', { name: 'Product divisions' }).click()],
  ['the groups menu', 1280, (page) => page.getByRole('button', { name: 'Product groups' }).click()],
  [
    'the language menu',
    1280,
    (page) =>
      page
        .getByRole('button', { name: /Language/ })
        .first()
        .click(),
  ],
  [
    'the account menu',
    1280,
    (page) =>
      page
        .getByRole('button', { name: /Anna Becker/ })
        .first()
        .click(),
  ],
  [
    'the account menu on a phone',
    360,
    (page) =>
      page
        .getByRole('button', { name: /Anna Becker/ })
        .first()
        .click(),
  ],
  ['the drawer', 360, (page) => page.getByRole('button', { name: 'Menu' }).first().click()],
  [
    'a page of the drawer',
    360,
    async (page) => {
      await page.getByRole('button', { name: 'Menu' }).first().click()
      await page.getByRole('button', { name: 'Product groups' }).click()
    },
  ],
])('%s has no violation while it is open', async (_, width, open) => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  await look(page, width, 'light')
  await openAlive(page, '/en')
  await open(page)
  expect(await violationsOfLayer(page)).toEqual([])
  await look(page, width, 'dark')
  expect(await violationsOfLayer(page)).toEqual([])
  await context.close()
})
