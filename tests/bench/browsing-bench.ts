import type { Browser, CDPSession, Page } from 'playwright'
import { isAlive, untilAlive } from '../fixtures/alive.fixture.ts'
import { clickToPaint } from './click-to-paint.ts'

/** URLs of an application: its home page, and the links to results and product that are clicked from there. */
export type Walk = {
  readonly origin: string
  readonly home: string
  readonly results: string
  readonly product: string
}

type Browsing = {
  /** Median milliseconds from the click until the next page is painted. */
  readonly results: number
  readonly product: number
  /** Like `product`, but the pointer was over the link before the click (prefetch). */
  readonly productAfterHover: number
  readonly back: number
  /** KiB transferred by the first navigation from the results to a product. */
  readonly productKiB: number
}

type Loading = {
  readonly longestTaskMs: number
  /** Total blocking time: sum of the task durations above 50 ms each, until the page responds. */
  readonly blockedMs: number
}

const WALKS = 7
const HOVER_MS = 600
/** Search terms. Terms of up to three characters open no list. */
const TERMS = [
  '1.00190',
  'brake disc',
  'A 388 320 82 53',
  'air spring',
  'filtro de ar',
  '4.8068',
  'man tgx',
  'v-stay',
]
/** Debounce time of the specification. */
const DEBOUNCE_MS = 300

/** Times and transferred KiB of a guest’s visit. */
export async function measureGuest(browser: Browser, walk: Walk, product: string, slowdown: number) {
  const walked = await measureBrowsing(browser, walk, slowdown)
  return { ...walked, ...(await measureLoading(browser, walk.origin + product, slowdown)) }
}

/** Measures navigations from the home page to the results, to a product and back. */
async function measureBrowsing(browser: Browser, walk: Walk, slowdown: number): Promise<Browsing> {
  const walks: Browsing[] = []
  for (let count = 0; count < WALKS; count += 1) walks.push(await walkOnce(browser, walk, slowdown))
  const middle = (name: keyof Browsing) => median(walks.map((times) => times[name]))
  return {
    results: middle('results'),
    product: middle('product'),
    productAfterHover: middle('productAfterHover'),
    back: middle('back'),
    productKiB: middle('productKiB'),
  }
}

async function walkOnce(browser: Browser, walk: Walk, slowdown: number): Promise<Browsing> {
  const { page, devtools, close } = await visit(browser, walk, slowdown)
  const first = (link: string) => page.locator(`main a[href*="${link}"]`).first()
  // a click by Playwright would move the pointer over the link, and start a prefetch
  const clickOn = (link: string) => () => first(link).evaluate((element: HTMLElement) => element.click())
  const results = await clickToPaint(page, clickOn(walk.results))
  await first(walk.product).waitFor()
  const bytes = sentBytes(devtools)
  const product = await clickToPaint(page, clickOn(walk.product))
  await page.waitForLoadState('networkidle')
  const productKiB = bytes() / 1024
  const back = await clickToPaint(page, goBack(page))
  const other = page.locator(`main a[href*="${walk.product}"]`).nth(4)
  await other.hover()
  await page.waitForTimeout(HOVER_MS)
  const productAfterHover = await clickToPaint(page, () => other.click())
  await close()
  return { results, product, productAfterHover, back, productKiB }
}

/** Clicks, and navigates back in the click event, so that the time is measured like for a link. */
const goBack = (page: Page) => () =>
  page.evaluate(() => {
    addEventListener('click', () => history.back(), { once: true })
    document.body.click()
  })

/** Milliseconds from the last key of each term until the list is painted, without the debounce time. */
export async function measureTyping(
  browser: Browser,
  walk: Walk,
  slowdown: number,
): Promise<readonly number[]> {
  const { page, close } = await visit(browser, walk, slowdown)
  const field = page.getByRole('banner').getByRole('combobox')
  const times: number[] = []
  for (const term of [TERMS[0]!, ...TERMS]) {
    await field.fill('')
    await page.locator('[role=grid]').waitFor({ state: 'hidden' })
    await field.pressSequentially(term.slice(0, -1))
    await page.evaluate(watchForList)
    await field.press(term.slice(-1))
    const painted = await page.waitForFunction(() => (window as { painted?: number }).painted)
    times.push(((await painted.jsonValue()) ?? 0) - DEBOUNCE_MS)
  }
  await close()
  // the first term is omitted, because it also loads the code of the list
  return times.slice(1)
}

/** Runs in the page: stores the time at which the list is painted after a key. */
function watchForList(): void {
  Object.assign(window, { painted: undefined })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('[role=grid] [role=row]')) requestAnimationFrame(look)
        else setTimeout(() => Object.assign(window, { painted: performance.now() - timeStamp }))
      }
      look()
    },
    { capture: true, once: true },
  )
}

/** Measures the loading of a page on a first visit. */
async function measureLoading(browser: Browser, url: string, slowdown: number): Promise<Loading> {
  const loads = []
  for (let count = 0; count < WALKS; count += 1) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await slowDown(page, slowdown)
    await page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration)
      })
      observer.observe({ type: 'longtask', buffered: true })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(isAlive)
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
    await context.close()
    loads.push({
      longestTaskMs: Math.max(0, ...tasks),
      blockedMs: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    })
  }
  return {
    longestTaskMs: median(loads.map(({ longestTaskMs }) => longestTaskMs)),
    blockedMs: median(loads.map(({ blockedMs }) => blockedMs)),
  }
}

async function visit(browser: Browser, { origin, home }: Walk, slowdown: number) {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const devtools = await slowDown(page, slowdown)
  await page.goto(home, { waitUntil: 'networkidle' })
  await untilAlive(page)
  return { page, devtools, close: () => context.close() }
}

export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return devtools
}

function sentBytes(devtools: CDPSession): () => number {
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => bytes
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}
