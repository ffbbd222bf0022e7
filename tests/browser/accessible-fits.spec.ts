import { expect, it } from 'vitest'
import { pathIn } from '#ui/routing/paths.ts'
import { colorViolationsOf, violationsOf } from '../fixtures/axe.fixture.ts'
import { checkThemes, FRAME, setScreen } from '../fixtures/look.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

const VEHICLE = { type: 'truck', slug: 'man-tgx-18-440' }
const NON_FITTING = 'nw-3-05239-brake-shoe'
const to = pathIn('en')

it('axe reports no violation where a part does not fit the chosen vehicle', async () => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  const errors = errorsOf(page)
  await openAlive(page, to('vehicle', VEHICLE))
  await openAlive(page, to('product', { slug: NON_FITTING }))
  await setScreen(page, 1280, 'light')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'Go to cart' }).waitFor()
  expect(await page.getByText('Does not fit MAN TGX 18.440').count()).toBe(2)
  expect(await violationsOf(page, FRAME, ['target-size'])).toEqual([])
  await setScreen(page, 360, 'dark')
  expect(await colorViolationsOf(page, FRAME)).toEqual([])

  await checkThemes(page, (path) => path('checkoutStep1'))
  await openAlive(page, to('checkoutStep1'))
  await page.getByRole('main').getByText('Does not fit MAN TGX 18.440', { exact: true }).waitFor()
  const notice = page.getByRole('status').filter({ hasText: 'This part does not fit MAN TGX 18.440' })
  await notice.getByRole('link', { name: '3.05239 Brake shoe' }).waitFor()
  await openAlive(page, to('product', { slug: NON_FITTING }))
  await page.getByRole('button', { name: 'Remove filter MAN TGX 18.440' }).click()
  await page.getByText('Does not fit').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await context.close()
})
