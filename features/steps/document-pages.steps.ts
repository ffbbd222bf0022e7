import assert from 'node:assert/strict'
import { customerApi, type ApiAnswer } from '../support/customer-api.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes, plain } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const opened = new WeakMap<ShopWorld, string>()

async function lastInvoiceNo(world: ShopWorld, username: string): Promise<string> {
  const call = await customerApi(world, username)
  const query = { documentType: 'INVOICE', start: 0, length: 1, filter: {} }
  const { items } = await call('/api/documents/list', query)
  return items[0].documentNo
}

When(/^they open (?:their last invoice|the last invoice of "(.+)")$/, async function (other: string | null) {
  const documentNo = await lastInvoiceNo(this, other ?? 'full@demo.test')
  opened.set(this, documentNo)
  await this.visitor.open(this.to('invoice', { slug: documentNo }))
})

When(/^they open the last (invoice|delivery note) that has a job$/, async function (kind: string) {
  const isInvoice = kind === 'invoice'
  const call = await customerApi(this)
  const { items } = await call('/api/documents/list', {
    documentType: isInvoice ? 'INVOICE' : 'DESPATCH_ADVICE',
    start: 0,
    length: 200,
    filter: {},
  })
  const { documentNo } = items.find(({ job }: ApiAnswer) => job !== undefined) ?? assert.fail(`No ${kind}`)
  await this.visitor.open(this.to(isInvoice ? 'invoice' : 'deliveryNote', { slug: documentNo }))
})

const withMore = (price: ApiAnswer, cents: number): ApiAnswer => ({
  ...price,
  value: (Math.round(price['value'] * 100) + cents) / 100,
})

Given('the unit price of the first line of their last invoice is 1 cent too high', function () {
  this.changeAnswer('/api/documents/get', (response: any) => {
    const [first, ...others] = response.lines
    const { quantity, price, rowTotal } = first
    return {
      ...response,
      header: { ...response.header, net: withMore(response.header.net, quantity) },
      lines: [{ ...first, price: withMore(price, 1), rowTotal: withMore(rowTotal, quantity) }, ...others],
    }
  })
})

Then('a link opens the complaint form for the invoice, filled in with the difference', function () {
  const link = httpVisitorOf(this).page.document.querySelector<HTMLAnchorElement>('main a[href*="message="]')
  assert.ok(link)
  const query = new URL(link.getAttribute('href') ?? '', httpVisitorOf(this).client.origin).searchParams
  assert.equal(query.get('documentNo'), opened.get(this))
  assert.equal(query.get('reason'), 'OTHER')
  includes(query.get('message') ?? '', 'Price differs')
})

Then('the page does not exist', function () {
  assert.equal(httpVisitorOf(this).response?.status, 404)
})

Then('each package has its code, its measures and its lines', function () {
  const packages = [
    ...httpVisitorOf(this).page.document.querySelectorAll('main section:has(table caption)'),
  ].filter((one) => /^\d{18}$/.test(plain(one.querySelector('h2')?.textContent ?? '')))
  assert.ok(packages.length > 0)
  for (const one of packages) {
    assert.match(plain(one.textContent ?? ''), /\d+ × \d+ × \d+ cm · net [\d.,]+ kg · gross [\d.,]+ kg/)
    assert.ok(one.querySelectorAll('tbody tr').length > 0)
  }
})
