import { deflateRawSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHROMIUM_ARGS, chromiumPath } from '../fixtures/chromium.fixture.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf } from '../fixtures/running-browser.fixture.ts'

type Demo = {
  buildDemo(): Promise<boolean>
  serveDemo(): Promise<{ readonly origin: string; close(): Promise<void> }>
}
// scripts are not TypeScript
const { buildDemo, serveDemo } = (await import(
  new URL('../../scripts/demo.mjs', import.meta.url).href
)) as Demo

let demo: Awaited<ReturnType<Demo['serveDemo']>>
let browser: Browser

beforeAll(async () => {
  expect(await buildDemo()).toBe(true)
  demo = await serveDemo()
  browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
})
afterAll(async () => {
  await browser.close()
  await demo.close()
})

async function openDemo() {
  const context = await browser.newContext({ baseURL: demo.origin })
  context.setDefaultTimeout(PATIENCE.timeout)
  return context.newPage()
}

const stateLink = (path: string, state: object) =>
  `${path}#state=${deflateRawSync(JSON.stringify(state)).toString('base64url')}`

const LOGGED_IN = { account: 'full@demo.test', storage: {}, cookies: {} }

it('parts can be searched in the demo without a server', async () => {
  const page = await openDemo()
  const errors = errorsOf(page)
  await page.goto('/en')
  const search = page.getByRole('combobox').first()
  await search.fill('3.70481')
  await search.press('Enter')
  await page.getByRole('heading', { name: /3.70481\s*Oil filter/ }).waitFor()
  expect(errors).toEqual([])
})

it('a link with an encoded state logs the user in and opens the page of its path', async () => {
  const page = await openDemo()
  await page.goto(stateLink('/en/infocenter/noticelist', LOGGED_IN))
  await page.getByRole('heading', { name: 'Parts lists', level: 1 }).waitFor()
  expect(page.url()).toBe(`${demo.origin}/en/infocenter/noticelist`)
})

it('a link to an unknown state shows an error', async () => {
  const page = await openDemo()
  await page.goto('/en#state=gone')
  expect(await page.getByRole('alert').textContent()).toMatch(/no longer knows/)
})

it('an error is shown if the service worker cannot start, after only one reload', async () => {
  const page = await openDemo()
  let loads = 0
  page.on('load', () => loads++)
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('refused'))
  })
  await Promise.all([page.waitForEvent('pageerror'), page.goto(stateLink('/en', LOGGED_IN))])
  expect(loads).toBe(2)
})
