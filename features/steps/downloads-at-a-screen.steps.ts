import { unzipSync } from 'fflate'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright'
import type { BrowserVisitor } from '../support/drivers/browser-visitor.ts'
import { otherTab } from '../support/other-tab.ts'
import { Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

/** Timeout in ms; long, because the mock backend generates 100 real documents. */
const PATIENCE = 180_000
const RED = 'rgb(179, 38, 30)'

const arrived = new WeakMap<ShopWorld, Download[]>()
const missing = new WeakMap<ShopWorld, readonly string[]>()

When('they select 100 invoices and download their documents', async function () {
  const visitor = browserVisitorOf(this)
  await visitor.open('/en/infocenter/salesinvoice?length=100')
  catchFiles(this, visitor)
  const main = visitor.page.getByRole('main')
  await main.locator('thead').getByRole('checkbox', { checked: false }).click()
  await main.getByText('100 selected').waitFor()
  const selection = main.getByRole('region', { name: this.text('list.selection') })
  await selection.getByRole('button', { name: this.text('documents.pdfs') }).click()
  await selection.getByText(this.text('documents.queued')).waitFor()
})

When(
  /^the queue generates (half of the documents|all remaining documents)$/,
  async function (target: string) {
    const [work, wait] = target === 'half of the documents' ? [2_000, 3_000] : [60_000, 10_000]
    this.clock.pass(work)
    await browserVisitorOf(this).waitFor(wait)
  },
)

When('they request the PDF of the first row', async function () {
  const visitor = browserVisitorOf(this)
  catchFiles(this, visitor)
  await visitor.stopTime()
  await visitor.page.getByRole('main').getByRole('button', { name: 'PDF' }).first().click()
})

When('the queue has generated the file', async function () {
  this.clock.pass(60_000)
  const completed = browserVisitorOf(this).page.getByText(this.text('downloads.completed')).first()
  // a poll may be in flight already; otherwise the next one starts within a second
  await this.visitor.eventually(async () => {
    if (!(await completed.isVisible())) await browserVisitorOf(this).waitFor(100)
    assert.ok(await completed.isVisible(), 'The header still shows the download')
  })
})

Then('the PDF of that row arrives', async function () {
  const button = browserVisitorOf(this).page.getByRole('main').getByRole('button', { name: 'PDF' }).first()
  const number = /\d{6,}/.exec((await button.getAttribute('aria-label')) ?? '')?.[0]
  const file = await nextFile(this, 1)
  assert.equal(file.suggestedFilename(), `Invoice-${number}.pdf`)
  assert.match(await readFile(await file.path(), 'latin1'), /^%PDF-1\.\d/)
})

Then(
  /^the header( of the other tab)? shows (\d+) download at (\d+) percent$/,
  function (elsewhere: string | null, count: string, percent: string) {
    const page = elsewhere === null ? browserVisitorOf(this).page : otherTab(this)
    const values = { count: Number(count), percent: Number(percent) / 100 }
    const name = this.text('downloads.indicator', values)
    return page.getByRole('banner').getByRole('button', { name }).waitFor()
  },
)

Then('the panel of downloads has opened automatically', async function () {
  const { page } = browserVisitorOf(this)
  const title = page.getByRole('heading', { name: this.text('downloads.title') })
  await title.waitFor()
  const button = await page.getByRole('button', { name: /^Downloads: / }).boundingBox()
  assert.ok((await title.boundingBox())!.y > button!.y + button!.height)
})

Then('a file with 97 invoices arrives, and a list of the 3 missing ones', async function () {
  const names = await namesIn(await nextFile(this, 1))
  assert.equal(names[0], 'MISSING-DOCUMENTS.txt')
  assert.equal(names.length, 98)
})

Then('the panel of downloads lists the 3 missing invoices in red below the progress bar', async function () {
  const banner = browserVisitorOf(this).page.getByRole('banner')
  await missingOnes(this).waitFor()
  const lines = banner.getByRole('listitem', { name: 'Invoices (100)' }).getByRole('listitem')
  assert.equal(await lines.count(), 3)
  const bar = await banner.getByRole('progressbar', { name: 'Invoices (100)' }).boundingBox()
  for (const line of await lines.all()) {
    assert.equal(await line.evaluate((element) => getComputedStyle(element).color), RED)
    assert.ok(((await line.boundingBox())?.y ?? 0) > (bar?.y ?? Infinity))
  }
  const numbers = (await lines.allInnerTexts()).map((line) => line.split(' ')[0] ?? '')
  const names = await namesIn(await nextFile(this, 1))
  assert.deepEqual(
    numbers.filter((number) => names.some((name) => name.includes(number))),
    [],
  )
  missing.set(this, numbers)
})

When('they retry the failed documents', async function () {
  const visitor = browserVisitorOf(this)
  await visitor.page
    .getByRole('banner')
    .getByRole('button', { name: this.text('downloads.retry', { count: 3 }) })
    .click()
  await missingOnes(this).waitFor({ state: 'detached' })
  this.clock.pass(60_000)
  await visitor.waitFor(10_000)
})

Then('a file with these 3 invoices arrives', async function () {
  const names = await namesIn(await nextFile(this, 2))
  assert.equal(names.length, 3)
  for (const number of missing.get(this) ?? []) assert.ok(names.some((name) => name.includes(number)))
})

function missingOnes(world: ShopWorld): Locator {
  return browserVisitorOf(world).page.getByRole('banner').getByText('3 documents are missing:')
}

/** Collects the downloaded files of all tabs. */
function catchFiles(world: ShopWorld, { context }: BrowserVisitor): void {
  const files: Download[] = []
  arrived.set(world, files)
  const heed = (page: Page) => page.on('download', (file) => files.push(file))
  context.pages().forEach(heed)
  context.on('page', heed)
}

async function nextFile(world: ShopWorld, index: number): Promise<Download> {
  const files = arrived.get(world) ?? []
  await browserVisitorOf(world).eventually(
    () => assert.ok(files.length >= index, 'no file has arrived'),
    PATIENCE,
  )
  return files[index - 1]!
}

async function namesIn(file: Download): Promise<readonly string[]> {
  return Object.keys(unzipSync(await readFile(await file.path())))
}
