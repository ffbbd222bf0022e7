import assert from 'node:assert/strict'
import { adminCall, customerApi, type ApiAnswer } from '../support/customer-api.ts'
import { deliveredInvoice, documentsOf } from '../support/papers.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import type { ShopWorld } from '../support/world.ts'

type Claimed = { readonly claimNo: string; readonly invoice: ApiAnswer }

const claims = new WeakMap<ShopWorld, Claimed>()
const claimOf = (world: ShopWorld) => claims.get(world) ?? assert.fail('nothing has been claimed')

Given(/^(?:they have|"full@demo\.test" has) claimed a line of their last invoice$/, async function () {
  await claim(this, { formId: 'return-online', reason: 'WRONG_ORDERED', message: 'The box is unopened.' })
})

async function claim(world: ShopWorld, form: object, givenInvoice?: ApiAnswer): Promise<void> {
  const papers = await documentsOf(world, 'INVOICE')
  const invoice = givenInvoice ?? (await deliveredInvoice(papers))
  const { ticketNo } = await papers.call('/api/forms/submit', {
    documentNo: invoice['header'].documentNo,
    lines: [{ lineNo: 1, quantity: 1 }],
    remedy: 'CREDIT',
    email: 'anna@becker.test',
    files: [],
    ...form,
  })
  claims.set(world, { claimNo: ticketNo, invoice })
}

const DAY_MS = 86_400_000

Given('they have claimed a leak', function () {
  return claim(this, { formId: 'warranty-online', reason: 'LEAK', message: 'It leaks.' })
})

Given('they have claimed the deposit of a core', async function () {
  const depositOf = ({ lines }: ApiAnswer): ApiAnswer | undefined =>
    lines.find(({ kind }: ApiAnswer) => kind === 'CORE_DEPOSIT')
  const isUnclaimed = ({ lines }: ApiAnswer) => lines.every(({ claimNos }: ApiAnswer) => !claimNos)
  const invoice = await deliveredInvoice(
    await documentsOf(this, 'INVOICE'),
    (one) => depositOf(one) !== undefined && isUnclaimed(one),
  )
  const lines = [{ lineNo: depositOf(invoice)?.['lineNo'], quantity: 1 }]
  const form = { formId: 'core-online', remedy: undefined, message: 'The core is complete.' }
  await claim(this, { ...form, lines }, invoice)
})

Given('they have claimed a return {int} days after the invoice', async function (days: number) {
  const invoice = await deliveredInvoice(await documentsOf(this, 'INVOICE'))
  const { header } = invoice as { readonly header: ApiAnswer }
  this.clock.pass(Date.parse(header['date']) + days * DAY_MS - this.clock.now())
  await claim(this, { formId: 'return-online', reason: 'NOT_NEEDED', message: 'Not needed.' }, invoice)
})

const claimNow = async (world: ShopWorld): Promise<ApiAnswer> =>
  (await customerApi(world))('/api/claims/get', { claimNo: claimOf(world).claimNo })

Then('the claim has the status {string}', async function (status: string) {
  assert.equal((await claimNow(this))['status'], status)
})

Then('the last message of the claim contains {string}', async function (text: string) {
  includes((await claimNow(this))['messages'].at(-1).text, text)
})

When(
  'the administrator chooses {string} with the message {string}',
  async function (decision: string, text: string) {
    const result = await adminCall(this, '/api/admin/cases/update', {
      customerId: 'D0100001',
      caseNo: claimOf(this).claimNo,
      decision,
      text,
    })
    assert.ok(result['cases'])
  },
)

Then('a credit note has reduced their balance', async function () {
  const { creditNoteNo } = await claimNow(this)
  const call = await customerApi(this)
  const { header } = await call('/api/documents/get', {
    documentType: 'CREDIT_NOTE',
    documentNo: creditNoteNo,
  })
  const { date } = header
  const { entries, openingBalance, closingBalance } = await call('/api/invoices/statement', {
    dateFrom: date,
    dateTo: date,
  })
  const booked = entries.find(({ documentNo }: ApiAnswer) => documentNo === creditNoteNo)
  assert.ok(booked.amount.value < 0)
  const moved = entries.reduce((sum: number, { amount }: ApiAnswer) => sum + amount.value, 0)
  assert.equal((openingBalance.value + moved).toFixed(2), closingBalance.value.toFixed(2))
})

Given('the API returns the unknown status {string} for claims', function (status: string) {
  this.changeAnswer('/api/claims/list', ({ items, ...rest }) => ({
    ...rest,
    items: (items as object[]).map((item) => ({ ...item, status })),
  }))
})

When('they open that claim', function () {
  return this.visitor.open(this.to('claim', { slug: claimOf(this).claimNo }))
})

When(/^they open the (invoice|order) of that claim$/, function (document: string) {
  const { header } = claimOf(this).invoice
  const [orderNo] = header.orderNos
  return this.visitor.open(
    document === 'order'
      ? this.to('order', { slug: orderNo })
      : this.to('invoice', { slug: header.documentNo }),
  )
})

When('they search the info centre for the number of that claim', function () {
  return this.visitor.open(`${this.to('infocenter')}?trace=${claimOf(this).claimNo}`)
})

Then('they see the number of that claim', function () {
  return this.visitor.eventually(async () => includes(await this.visitor.seen(), claimOf(this).claimNo))
})
