import { beforeAll, describe, expect, it } from 'vitest'
import { isPlain, type PlainRouteId } from '#domain/pages/localised-path.ts'
import { PAGE_ROUTES, ROUTE_IDS, type RouteId } from '#domain/pages/pages.ts'
import { pathIn } from '#ui/routing/paths.ts'
import { colorViolationsOf, violationsOf } from '../fixtures/axe.fixture.ts'
import { checkThemes, FRAME, setScreen, type PathOf } from '../fixtures/look.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { readyToOrder } from '../mock-backend/checkout/ready-to-order.ts'

const { backend, openBrowser, onSharedPage } = runningBrowser()
const to = pathIn('en')

/** A name for each variant of a page, its path, and the user; a guest by default. */
type Visit = readonly [name: string, path: PathOf, loggedInAs?: string]

const part: PathOf = (paths) => paths('product', { slug: 'nw-3-70481-oil-filter' })
const SECTIONS = ['keys', 'punchout', 'calls']

const TESTED_SEPARATELY: readonly Visit[] = []
const TESTED_WITH_ROWS: readonly Visit[] = []
const COVERED_BY_ORDER_HISTORY: readonly Visit[] = []
const COVERED_BY_INVOICE: readonly Visit[] = []
const REDIRECTS: readonly Visit[] = []
const COVERED_BY_UNKNOWN_PATH: readonly Visit[] = []
const ONLY_A_HEADING: readonly Visit[] = []
/** Tested in `accessible-layers.spec.ts`. */
const TESTED_WITH_SELECTION: readonly Visit[] = []

/** Visits of pages that need path parameters or several states. */
const VISITS: Readonly<
  Record<Exclude<RouteId, PlainRouteId>, readonly Visit[]> & Partial<Record<PlainRouteId, readonly Visit[]>>
> = {
  home: [
    ['a visitor', (paths) => paths('home')],
    ['a partner', (paths) => paths('home'), 'full'],
    ['no page', (paths) => `${paths('home').replace(/\/$/, '')}/no-such-page`],
  ],
  division: [['a visitor', (paths) => paths('division', { divisionId: 'truck' })]],
  productMissingSlug: COVERED_BY_UNKNOWN_PATH,
  product: [['a partner', part, 'full']],
  results: [
    ['a partner', (paths) => `${paths('results')}?term=brake`, 'full'],
    ['nothing', (paths) => `${paths('results')}?term=zzzzzz`],
    ['cards', (paths) => `${paths('results')}?term=brake&view=grid`, 'full'],
  ],
  compare: TESTED_SEPARATELY,
  geoselection: [['a visitor', (paths) => paths('geoselection')]],
  login: [['who is asked for it', (paths) => paths('checkoutStep1')]],
  admin: [['the second login', (paths) => paths('admin'), 'admin']],
  vin: [['an unknown one', (paths) => `${paths('vin')}?vin=notFound`]],
  vinLookup: REDIRECTS,
  vehicle: [['a visitor', (paths) => paths('vehicle', { type: 'truck', slug: 'man-tgx-18-470' })]],
  companyPage: [['data protection', (paths) => paths('companyPage', { page: 'data-protection' })]],
  vehiclesOfMaker: [['a visitor', (paths) => paths('vehiclesOfMaker', { maker: 'man' })]],
  checkout: REDIRECTS,
  checkoutCart: REDIRECTS,
  checkoutStep1: [['a partner', (paths) => paths('checkoutStep1'), 'full']],
  infocenter: [['a partner', (paths) => paths('infocenter'), 'full']],
  addresses: [['a new one', (paths) => `${paths('addresses')}?new=1`, 'full']],
  currencies: [['a partner', (paths) => paths('currencies'), 'full']],
  forms: [['a partner', (paths) => paths('forms'), 'full']],
  noticelist: [['a partner', (paths) => paths('noticelist'), 'full']],
  orderhistory: [
    ['a partner', (paths) => paths('orderhistory'), 'full'],
    ['who may not', (paths) => paths('orderhistory'), 'accounts'],
  ],
  backorderlist: COVERED_BY_ORDER_HISTORY,
  salesinvoice: TESTED_WITH_SELECTION,
  approvals: COVERED_BY_ORDER_HISTORY,
  approvalRequest: TESTED_SEPARATELY,
  people: [
    ['an invitation', (paths) => `${paths('people')}?invite=1`, 'full'],
    ['a person', (paths) => `${paths('people')}?edit=C100013`, 'full'],
  ],
  askForRight: ONLY_A_HEADING,
  costcentres: [['a change', (paths) => `${paths('costcentres')}?edit=4300`, 'full']],
  onBehalf: [['the help desk', (paths) => paths('onBehalf'), 'helpdesk']],
  deliverynotes: COVERED_BY_ORDER_HISTORY,
  creditnotes: COVERED_BY_ORDER_HISTORY,
  claims: COVERED_BY_ORDER_HISTORY,
  quickorder: TESTED_WITH_ROWS,
  availability: TESTED_WITH_ROWS,
  account: [['a partner', (paths) => paths('account'), 'full']],
  claim: TESTED_SEPARATELY,
  order: TESTED_SEPARATELY,
  invoice: TESTED_SEPARATELY,
  creditNote: COVERED_BY_INVOICE,
  deliveryNote: TESTED_SEPARATELY,
  partnerinterface: SECTIONS.map((section): Visit => [
    section,
    (paths) => `${paths('partnerinterface')}?section=${section}`,
    'full',
  ]),
  sharedFavourites: TESTED_SEPARATELY,
}

/**
 * Pages whose first visit is also checked in the dark theme: one of each kind, because all pages share the same colours.
 */
const DARK_THEME_PAGES = new Set<RouteId>([
  ...(['home', 'product', 'results', 'login', 'vehicle', 'checkoutStep1', 'checkoutStep2'] as const),
  ...(['infocenter', 'orderhistory', 'account', 'forms', 'partnerinterface', 'compare', 'invoice'] as const),
])

function visitsOf(id: RouteId): readonly Visit[] {
  if (!isPlain(id) || VISITS[id] !== undefined) return VISITS[id] ?? []
  const path: PathOf = (paths) => paths(id)
  return PAGE_ROUTES[id].layout === 'shop' ? [['a visitor', path]] : [['a partner', path, 'full']]
}

/** Adds a line to the partner's cart. */
beforeAll(() =>
  onSharedPage('full', async (page) => {
    await openAlive(page, '/en/search/results?term=brake')
    const main = page.getByRole('main')
    await main
      .getByRole('button', { name: /to cart$/ })
      .and(page.locator(':enabled'))
      .first()
      .click()
    await page.getByRole('status').filter({ hasText: 'is in the cart' }).first().waitFor()
  }),
)

const visits = ROUTE_IDS.flatMap((id) =>
  visitsOf(id).map(([name, path, who], index) => {
    const isLightAlone = index > 0 || !DARK_THEME_PAGES.has(id)
    return { id, name, path, loggedInAs: who, isLightAlone }
  }),
)

describe.concurrent('axe reports no violation for a page', () => {
  it.each(visits)('the page $id: $name', ({ id, path, loggedInAs, isLightAlone }) =>
    onSharedPage(loggedInAs, (page) => {
      const isFrameSeen = id === 'home' || id === 'checkoutStep1'
      return checkThemes(page, path, { except: isFrameSeen ? [] : FRAME, isLightAlone })
    }),
  )

  it('the page of an order', () =>
    onSharedPage('full', async (page) => {
      await page.goto(to('orderhistory'))
      const href = await page.locator('main a[href*="/orderhistory/"]').first().getAttribute('href')
      const slug = href?.split('/').at(-1) ?? ''
      // an order with an open dialog is checked in the dark theme by `accessible-layers.spec.ts`
      await checkThemes(page, (paths) => paths('order', { slug }), { isLightAlone: true })
    }))

  it.each([
    ['invoice', 'salesinvoice'],
    ['deliveryNote', 'deliverynotes'],
    ['claim', 'claims'],
  ] as const)('the document page %s', (id, list) =>
    onSharedPage('full', async (page) => {
      await page.goto(to(list))
      const link = page.locator('main tbody a').first()
      const slug = (await link.innerText()).trim()
      await checkThemes(page, (paths) => paths(id, { slug }), { isLightAlone: !DARK_THEME_PAGES.has(id) })
    }),
  )

  it('the page of an approval request', async () => {
    const items = [{ sku: 'NW-3.70481', qty: 60 }]
    const { place } = await readyToOrder(backend, { user: 'buyer@demo.test', items })
    const slug = (await place()).body.approval.requestNo
    await onSharedPage('approver', (page) =>
      checkThemes(page, (paths) => paths('approvalRequest', { slug }), { isLightAlone: true }),
    )
  })

  it('the page of a comparison', async () => {
    const context = await openBrowser()
    const page = await context.newPage()
    await openAlive(page, '/en/search/results?term=brake')
    for (const index of [0, 1]) {
      const part = page.getByRole('button', { name: /^Compare \S/ }).nth(index)
      await part.click()
      await part.and(page.locator('[aria-pressed=true]')).waitFor()
    }
    await openAlive(page, to('compare'))
    expect(await page.getByRole('columnheader').count()).toBe(2)
    await checkThemes(page, (paths) => paths('compare'))
    await context.close()
  })

  it('the administration page', async () => {
    const context = await openBrowser({ loggedInAs: 'admin' })
    const page = await context.newPage()
    await openAlive(page, to('admin'))
    await page.getByLabel('E-mail address').fill('admin@demo.test')
    await page.getByLabel('Password').fill('demo')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { name: 'Redirects' }).waitFor()
    await checkThemes(page, (paths) => paths('admin'))
    await context.close()
  })

  it('a shared parts list', async () => {
    const owner = await openBrowser({ loggedInAs: 'full' })
    const page = await owner.newPage()
    await openAlive(page, '/en/infocenter/noticelist')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: /Create link|Change expiry date/ }).click()
    const link = await page.getByLabel('Link to the list').inputValue()
    expect(await violationsOf(page, FRAME)).toEqual([])

    const id = new URL(link).searchParams.get('id') ?? ''
    await onSharedPage(undefined, (guest) =>
      checkThemes(guest, (paths) => `${paths('sharedFavourites')}?id=${id}`, { isLightAlone: true }),
    )
    await owner.close()
  })

  it('the description of the API', () =>
    onSharedPage(undefined, async (page) => {
      await setScreen(page, 1280, 'light')
      await page.goto('/developers/api')
      // removes most of the hundreds of calls, which differ only in their texts
      await page
        .locator('main section:nth-of-type(n+4):not(:last-of-type), main article:nth-of-type(n+4)')
        .evaluateAll((repeated) => repeated.forEach((each) => each.remove()))
      expect(await violationsOf(page)).toEqual([])
      await setScreen(page, 360, 'dark')
      expect(await colorViolationsOf(page)).toEqual([])
    }))
})
