import type { BrowserContext, Page } from 'playwright'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { untilAlive } from '../fixtures/alive.fixture.ts'
import { FAULTS_OF_A_STEP } from '../fixtures/faults/fault-kinds.ts'
import { faultyShop } from '../fixtures/faulty-shop.fixture.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

/** Common steps; those of an order are in `fault-walk.spec.ts`. */
type Step = {
  readonly name: string
  readonly path: string
  readonly call: string
  /** Repeated for each fault. */
  readonly act: (page: Page, turn: number) => Promise<unknown>
  readonly told: RegExp
  /** The typed values, if they must be kept after a failure. */
  readonly typed?: (page: Page) => Promise<unknown>
  readonly expected?: (turn: number) => unknown
  /**
   * Continues after the failure, to verify the recovery: after each fault, or after the last one if it leaves
   * the page.
   */
  readonly again: (page: Page, turn: number) => Promise<unknown>
  readonly leadsAway?: true
  readonly asGuest?: true
  /** Its way on asks the server for the whole page. */
  readonly loadsAnew?: true
  /** Before the next fault. */
  readonly back?: (page: Page) => Promise<unknown>
}

/** All tries of a read, and a machine at work. */
const PATIENCE = { timeout: 40_000 }
const SLOW = 600_000
/** Internal texts of a gateway or an API, which visitors must not see. */
const INTERNAL = /upstream-host|Gateway|stack|SyntaxError|Unexpected token|undefined|\[object/

const main = (page: Page) => page.getByRole('main')
const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click()
const field = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${label}`) })
const search = (page: Page) => page.getByRole('combobox').first()
/** Two for each row: its number and its name. */
const parts = (page: Page) => main(page).locator('a[href*="/products/"]')
const TERMS = ['brake', 'filter']
const NO_PAGE = /The shop is not responding|Something went wrong on this page/

const STEPS: readonly Step[] = [
  {
    name: 'the search while typing',
    path: '/en',
    call: '/api/search/',
    act: async (page, turn) => {
      await search(page).fill('')
      await search(page).pressSequentially(`${TERMS[turn % 2]} ${turn}`)
    },
    told: /The search is not responding/,
    typed: (page) => search(page).inputValue(),
    expected: (turn) => `${TERMS[turn % 2]} ${turn}`,
    again: async (page, turn) => {
      await search(page).fill('')
      await search(page).pressSequentially(TERMS[turn % 2]!)
      await page.getByRole('grid').getByRole('row').first().waitFor(PATIENCE)
    },
    back: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'the results of a search',
    path: '/en',
    call: '/api/search/filteredSearch',
    act: async (page, turn) => {
      await search(page).fill(`${TERMS[turn % 2]} ${turn}`)
      await page.keyboard.press('Enter')
    },
    told: NO_PAGE,
    again: async (page) => {
      await search(page).fill('brake')
      await page.keyboard.press('Enter')
      await parts(page).first().waitFor(PATIENCE)
    },
  },
  {
    name: 'the page of a part',
    path: '/en/search/results?term=brake',
    call: '/api/products/product',
    act: (page, turn) =>
      parts(page)
        .nth(2 * turn)
        .click(),
    told: NO_PAGE,
    again: async (page) => {
      await page.goBack()
      await parts(page).first().waitFor(PATIENCE)
    },
  },
  {
    name: 'the login',
    path: '/en/login',
    call: '/api/login',
    act: async (page) => {
      await field(page, 'E-mail').fill('full@demo.test')
      await main(page).getByLabel('Password', { exact: true }).fill('demo')
      await press('Log in')(page)
    },
    told: /The shop is not responding|Too many attempts/,
    typed: (page) => field(page, 'E-mail').inputValue(),
    expected: () => 'full@demo.test',
    again: async (page) => {
      await press('Log in')(page)
      await page.waitForURL(/\/en$/, PATIENCE)
    },
    leadsAway: true,
    asGuest: true,
    loadsAnew: true,
  },
  {
    name: 'a part into the cart',
    path: '/en/search/results?term=brake',
    call: '/api/checkout/cart/add',
    act: press(/^Add .* to cart$/),
    told: /was not added|is not responding/,
    again: async (page) => {
      await press(/^Add .* to cart$/)(page)
      await page
        .getByText(/is in the cart/)
        .first()
        .waitFor(PATIENCE)
    },
    leadsAway: true,
  },
]

const shop = faultyShop(4_000)
const { openBrowser } = runningBrowser(shop)
let customer: BrowserContext

beforeAll(async () => {
  customer = await openBrowser({ loggedInAs: 'full' })
})

/** Suppresses the server's log of intended errors. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** Each kind of fault occurs at a step. Each call uses another kind. */
const faultsOf = (index: number) => [FAULTS_OF_A_STEP[index % FAULTS_OF_A_STEP.length]!]

it.each(STEPS.map((step, index) => ({ ...step, faults: faultsOf(index) })))(
  '$name: after the fault $faults, an error is shown, typed text is retained, and a retry succeeds',
  { timeout: SLOW },
  async (step) => {
    const { name, path, call, act, told, typed, expected, again, leadsAway, asGuest, loadsAnew, back } = step
    const visitor = asGuest ? await openBrowser() : customer
    const page = await visitor.newPage()
    page.setDefaultTimeout(PATIENCE.timeout)
    const crashes: string[] = []
    page.on('pageerror', (error) => crashes.push(String(error)))
    await openAlive(page, path)
    await untilAlive(page)
    await page.evaluate(() => Object.assign(window, { isTheSame: true }))
    for (const [turn, kind] of step.faults.entries()) {
      const at = `${name}: ${kind}`
      shop.api.isHit = (called) => called.startsWith(call)
      shop.api.kind = kind
      const failedBefore = shop.api.failed
      await act(page, turn)
      // the message of the previous fault may still be visible during this call
      const isOver = async () =>
        shop.api.failed > failedBefore &&
        (await main(page).locator('[aria-busy=true]').count()) === 0 &&
        (await page.getByText(told).count()) > 0
      await expect.poll(isOver, { ...PATIENCE, message: at }).toBe(true)
      expect(await page.locator('body').innerText(), at).not.toMatch(INTERNAL)
      if (typed) expect(await typed(page), at).toEqual(expected?.(turn))
      if (leadsAway && turn < step.faults.length - 1) continue
      shop.api.kind = undefined
      await again(page, turn)
      await back?.(page)
    }
    expect(crashes).toEqual([])
    if (!loadsAnew) expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
    await page.close()
  },
)
