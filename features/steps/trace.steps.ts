import assert from 'node:assert/strict'
import { latestOrderOf } from '../support/latest-orders.ts'
import { documentNumbersOf, type DocumentNumbers } from '../support/papers.ts'
import { Then, When } from '../support/steps.ts'
import { plain } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const OWNER = 'full@demo.test'

const trace = (world: ShopWorld, number: string) =>
  world.visitor.open(`${world.to('infocenter')}?trace=${encodeURIComponent(number)}`)

const main = (world: ShopWorld) => httpVisitorOf(world).page.document.querySelector('main')!

/** Texts of the entries of each timeline that contains documents. */
const timelines = (world: ShopWorld) =>
  [...main(world).querySelectorAll('ol:has(> li time)')]
    .map((timeline) => [...timeline.children].map((step) => plain(step.textContent ?? '')))
    .filter((steps) => steps.some((step) => /^(Order|Delivery note|Invoice|Credit note)/.test(step)))

When(
  /^they search the documents for (?:"(.+)"|the (.+) of a credit note of "(.+)"|the latest order of "(.+)")$/,
  async function (text, number: keyof DocumentNumbers, creditor, buyer) {
    if (buyer !== null) return trace(this, await latestOrderOf(this, buyer))
    return trace(this, text ?? (await documentNumbersOf(this, creditor))[number])
  },
)

// an order with a credit note would also show the returned quantity as a difference between its documents
When('they search the documents for the order of a back order without a credit note', async function () {
  await this.visitor.open(this.to('backorderlist'))
  const orders = [...main(this).querySelectorAll('tbody a[href*="/orderhistory/"]')]
  for (const order of orders.map(({ textContent }) => textContent)) {
    await trace(this, order)
    if (!timelines(this).some((steps) => steps.some((step) => step.startsWith('Credit note')))) return
  }
  assert.fail('Each order with a back order has a credit note')
})

Then('a timeline links the order to the credit note', async function () {
  const papers = await documentNumbersOf(this, OWNER)
  const steps = timelines(this).find((all) => all.some((step) => step.includes(papers['credit note'])))
  assert.ok(steps, plain(main(this).textContent ?? ''))
  const indexes = [
    // a split order is listed by its first number
    'Order',
    `Delivery note ${papers['delivery note']}`,
    `Invoice ${papers.invoice}`,
    `Credit note ${papers['credit note']}`,
  ].map((start) => steps.findIndex((step) => step.replaceAll(' ', '').startsWith(start.replaceAll(' ', ''))))
  assert.ok(!indexes.includes(-1), steps.join('\n'))
  assert.deepEqual(
    indexes,
    indexes.toSorted((one, other) => one - other),
  )
})

Then('each document links to its page, and the documents are sorted by date', function () {
  const [timeline] = [...main(this).querySelectorAll('ol:has(> li time)')].slice(-1)
  assert.ok(timeline)
  for (const step of timeline.children) {
    assert.match(
      step.querySelector('a')?.getAttribute('href') ?? '',
      /\/infocenter\/((orderhistory|deliverynotes|salesinvoice|creditnotes)\/\d+|claims\/T\d{4}-\d+|backorderlist\?term=\d+)$/,
    )
  }
  const days = [...timeline.children].flatMap((step) => step.querySelector('time')?.dateTime ?? [])
  assert.deepEqual(days, days.toSorted())
})

Then('the document search contains {string}', function (number: string) {
  const form = main(this).querySelector<HTMLFormElement>('search form')
  assert.equal(form?.getAttribute('action'), this.to('infocenter'))
  assert.equal(form?.method, 'get')
  assert.equal(form?.querySelector<HTMLInputElement>('input[name=trace]')?.value, number)
})

Then('the page shows the same message as for {string}', async function (number: string) {
  const read = () => plain(main(this).textContent ?? '').replaceAll(/[“"«]?\d{4,}[”"»]?|“[^”]+”/g, '#')
  const foreign = read()
  await trace(this, number)
  assert.equal(foreign, read())
})
