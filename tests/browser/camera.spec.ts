import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { violationsOf } from '../fixtures/axe.fixture.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../fixtures/chromium.fixture.ts'
import { labelPicture } from '../fixtures/label-pictures.fixture.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive } from '../fixtures/running-browser.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'

const shop = runningShop()
const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const [part, other] = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index)).filter(
  ({ sku, discontinued, replacedBy, packageQuantity }) =>
    !discontinued &&
    replacedBy === undefined &&
    packageQuantity === 1 &&
    catalogue.findNumber(sku).length === 1,
)
if (!part || !other) throw new Error('The small assortment has no two such parts')

/** Chromium flag that accepts the prompt for the camera permission. */
const ALLOWED = '--use-fake-ui-for-media-stream'
const REFUSED = `${ALLOWED}=deny`
/** Frames per second of the fake camera. */
const FRAMES = 30
let folder = ''
const browsers: Browser[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camera-'))
  const empty = await labelPicture('qrcode', 'K4711')
  const pictures = await Promise.all([
    labelPicture('gs1datamatrix', `(01)0${part.gtin}(10)AB12(30)4`),
    labelPicture('ean13', other.gtin),
  ])
  const film = [...pictures, empty].flatMap((picture) => Array.from({ length: 3 * FRAMES }, () => picture))
  const file = join(folder, 'labels.mjpeg')
  await writeFile(file, Buffer.concat(film))
  const args = [
    ...CHROMIUM_ARGS,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
  for (const permission of [ALLOWED, REFUSED])
    browsers.push(await chromium.launch({ executablePath: chromiumPath(), args: [...args, permission] }))
})
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  await rm(folder, { recursive: true, force: true })
})

async function visitor({ mayFilm }: { readonly mayFilm: boolean }) {
  const context = await browsers[mayFilm ? 0 : 1]!.newContext({ baseURL: shop.origin })
  context.setDefaultTimeout(PATIENCE.timeout)
  const form = { username: 'full@demo.test', password: 'demo' }
  await context.request.post('/login', { form, maxRedirects: 0 })
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin)) foreign.push(request.url())
  })
  return { page, foreign, errors: errorsOf(page) }
}

const rowsOf = (page: Page) =>
  page
    .locator('tr:has([data-column=number])')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['number', 'quantity'].map(
          (column) => row.querySelector<HTMLInputElement>(`[data-column=${column}]`)?.value ?? '',
        ),
      ),
    )

it('labels scanned by the camera become one row each, without requests to other hosts', async () => {
  const { page, foreign, errors } = await visitor({ mayFilm: true })
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(response.url()))
  await openAlive(page, '/en/infocenter/quickorder')
  expect(loaded.filter((url) => url.endsWith('.wasm'))).toEqual([])
  await page.getByRole('button', { name: 'Scan bar code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan bar code' })
  await expect.poll(() => rowsOf(page), PATIENCE).toContainEqual([part.sku, '4'])
  await expect.poll(() => rowsOf(page), PATIENCE).toContainEqual([other.sku, '1'])
  await dialog.getByText(/scanned: \d+ piece/).waitFor()
  expect(await violationsOf(page)).toEqual([])
  // the video repeats, so the same label increases the quantity of its row
  await expect.poll(() => rowsOf(page), PATIENCE).toContainEqual([part.sku, '8'])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(loaded.some((url) => url.endsWith('.wasm'))).toBe(true)
  expect(foreign).toEqual([])
  expect(errors).toEqual([])
  await page.context().close()
})

it('a visitor who came from another page can use the camera, and typed text is retained', async () => {
  const { page, errors } = await visitor({ mayFilm: true })
  await openAlive(page, '/en/infocenter/orderhistory')
  await page.getByRole('link', { name: 'Quick order' }).first().click()
  await page.getByRole('textbox', { name: 'Number, row 1', exact: true }).fill(part.sku)
  await page.getByRole('button', { name: 'Scan bar code' }).click()
  await page.getByRole('dialog', { name: 'Scan bar code' }).waitFor()
  await expect.poll(() => rowsOf(page), PATIENCE).toContainEqual([other.sku, '1'])
  expect((await rowsOf(page))[0]?.[0]).toBe(part.sku)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => page.url(), PATIENCE).toBe(`${shop.origin}/en/infocenter/quickorder`)
  expect(errors).toEqual([])
  await page.context().close()
})

it('a denied camera permission is reported, with alternatives to the camera', async () => {
  const { page } = await visitor({ mayFilm: false })
  await openAlive(page, '/en/infocenter/quickorder')
  await page.getByRole('button', { name: 'Scan bar code' }).click()
  await page.getByRole('alert').filter({ hasText: 'does not allow this page to use the camera' }).waitFor()
  await page.getByText('use a hand scanner').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.context().close()
})
