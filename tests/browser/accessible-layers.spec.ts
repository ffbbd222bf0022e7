import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pathIn } from '#ui/routing/paths.ts'
import { colorViolationsOf, violationsOf, violationsOfLayer } from '../fixtures/axe.fixture.ts'
import { checkThemes, FRAME, setScreen, type PathOf } from '../fixtures/look.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser, onSharedPage } = runningBrowser()

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const unfold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first().click()

const openSearch = async (page: Page) => {
  await page.getByRole('combobox').fill('brake')
  await page.getByRole('grid').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
}

type Opened = readonly [name: string, open: (page: Page) => Promise<unknown>]

/** Layers of the header, which are opened one after the other on the same page. */
const OF_HEADER: readonly (readonly [width: number, opened: readonly Opened[]])[] = [
  [
    1280,
    [
      ['the search', openSearch],
      ['the divisions menu', (page) => press(page, 'Product divisions')],
      ['the groups menu', (page) => press(page, 'Product groups')],
      ['the language menu', (page) => press(page, /Language/)],
      ['the account menu', (page) => press(page, /Anna Becker/)],
    ],
  ],
  [
    360,
    [
      ['the search', openSearch],
      ['the drawer', (page) => press(page, 'Menu')],
      ['a page of the drawer', (page) => press(page, 'Product groups')],
    ],
  ],
]

it.each(OF_HEADER)('axe reports no violation in any open menu of the header at %i pixels', (width, opened) =>
  onSharedPage('full', async (page) => {
    await openAlive(page, '/en')
    for (const [name, open] of opened) {
      await setScreen(page, width, 'light')
      await open(page)
      expect(await violationsOfLayer(page), name).toEqual([])
      await setScreen(page, width, 'dark')
      expect(await colorViolationsOf(page, ['main > *', 'footer']), `${name}, dark`).toEqual([])
      if (name !== 'the drawer') await page.keyboard.press('Escape')
    }
  }),
)

/** Rule of axe that is not checked while a dialog or menu is open: a partly covered button seems too small. */
const UNDER_A_LAYER = ['target-size']

/** Steps that open a dialog or menu in the page, after which the complete page is checked. */
const OPENED: readonly (readonly [string, PathOf, (page: Page) => Promise<unknown>])[] = [
  [
    'the lists of a part',
    (to) => `${to('results')}?term=brake`,
    async (page) => {
      await press(page, /^Parts list: /)
      await page.getByRole('checkbox', { name: /^Werkstatt/ }).waitFor()
    },
  ],
  [
    'the columns of a list and the formats of its export',
    (to) => to('orderhistory'),
    async (page) => {
      await unfold(page, 'Columns')
      await unfold(page, 'Export all')
    },
  ],
  [
    'the preview of an order that is repeated',
    (to) => to('orderhistory'),
    async (page) => {
      await page.locator('main a[href*="/orderhistory/"]').first().click()
      await press(page, 'Order again')
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'the question before lines are cancelled',
    (to) => to('orderhistory'),
    async (page) => {
      await page.locator('main a[href*="/orderhistory/"]').first().click()
      await press(page, /^Cancel \d+ open line/)
      await page.getByText('This cannot be undone').waitFor()
    },
  ],
  [
    'the labels of a list',
    (to) => to('noticelist'),
    async (page) => {
      await press(page, 'Labels')
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'the drawing of a part',
    (to) => to('product', { slug: 'nw-3-70481-oil-filter' }),
    async (page) => {
      await page.getByRole('link', { name: 'Zoom drawing' }).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'an address that is refused',
    (to) => `${to('addresses')}?new=1`,
    async (page) => {
      await page.locator('main form[method=post] [type=submit]').first().click()
      await page.getByRole('main').getByRole('alert').first().waitFor()
    },
  ],
  [
    'what is selected in a list, and the downloads',
    (to) => to('salesinvoice'),
    async (page) => {
      await page.getByRole('main').getByRole('checkbox').first().check()
      await page.getByRole('main').getByRole('button', { name: /PDF/ }).first().click()
      await press(page, /^Downloads: /)
    },
  ],
]

describe.concurrent('axe reports no violation in an open dialog or menu of a page', () => {
  it.each(OPENED)('opened: %s', (_, path, open) =>
    onSharedPage('full', async (page) => {
      await setScreen(page, 1280, 'light')
      await openAlive(page, path(pathIn('en')))
      await open(page)
      expect(await violationsOf(page, FRAME, UNDER_A_LAYER)).toEqual([])
      await setScreen(page, 360, 'dark')
      expect(await colorViolationsOf(page, FRAME)).toEqual([])
    }),
  )
})

const LIST =
  '2.90533;4\n9.17989;1\n983540;2\n2.23154;2\n2.84957;1\n81.43600-6O18;1\n12.10376;abc\nkind regards'

it('axe reports no violation in quick order with each kind of row', async () => {
  const path: PathOf = (to) => to('quickorder')
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
  await checkThemes(page, path)
  await context.close()
})
