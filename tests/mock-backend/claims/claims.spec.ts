import { expect, it } from 'vitest'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api } from '../call-api.ts'
import { deliveredInvoice } from '../delivered-invoice.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const HOUR = 3_600_000

/** Bytes of a picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const startsInStock = ({ lines: [line] }: any) =>
  (catalogue.findBySku(line.product.sku)?.stock.quantity ?? 0) > 20

async function setUp() {
  let now = Date.parse('2026-11-23T09:00:00Z')
  const options = { size: SMALL_CATALOGUE, clock: () => now, tokenLifetimeSeconds: 1e9 }
  const backend = createMockBackend(options)
  const { post, login } = api(backend)
  const caller = { ...anonymous, token: await login('full@demo.test') }
  const otherUser = { ...anonymous, token: await login('export@demo.test') }
  const page = { start: 0, length: 1000, filter: {} }
  const { items } = (await post('/api/documents/list', { ...caller, ...page, documentType: 'INVOICE' })).body
  const delivered = await deliveredInvoice(post, caller, startsInStock)
  const { documentNo } = delivered.header
  const [line] = delivered.lines
  const invoice = async () =>
    (await post('/api/documents/get', { ...caller, documentType: 'INVOICE', documentNo })).body
  const submission = {
    ...caller,
    formId: 'return-online',
    documentNo,
    lines: [{ lineNo: line.lineNo, quantity: 1 }],
    reason: 'WRONG_ORDERED',
    remedy: 'CREDIT',
    email: 'anna@becker.test',
    message: 'Заказано дважды',
    files: [{ name: 'photo.png', content: PIXEL }],
  }
  const submit = async (changes: object = {}) =>
    post('/api/forms/submit', { ...submission, ...changes }, { 'idempotency-key': crypto.randomUUID() })
  const send = async (changes?: object) => (await submit(changes)).body.ticketNo
  const { accessToken: tokenKih } = (
    await post('/api/loginKih', { username: 'admin@demo.test', password: 'demo' })
  ).body
  const openClaims = async (): Promise<{ topic: string }[]> =>
    (await post('/api/admin/cases', { tokenKih })).body.cases.filter(
      ({ topic }: { topic: string }) => topic !== 'PICKUP',
    )
  const decide = (caseNo: string, decision: string, text = '') =>
    post('/api/admin/cases/update', { tokenKih, customerId: 'D0100001', caseNo, decision, text })
  return {
    backend,
    options,
    post,
    caller,
    stranger: otherUser,
    line,
    invoice,
    items,
    submit,
    send,
    openClaims,
    decide,
    claimOf: async (claimNo: string) => (await post('/api/claims/get', { ...caller, claimNo })).body,
    list: async (caller: object, filter = {}, term = '') =>
      (await post('/api/claims/list', { ...caller, ...page, filter, term })).body,
    pass: (hours: number) => void (now += hours * HOUR),
  }
}

const DAYS = 24

it('accepts a return of unused goods automatically, credits it on arrival, and lowers the balance', async () => {
  const { post, caller, line, send, pass, claimOf, invoice } = await setUp()
  const claimNo = await send()
  expect(await claimOf(claimNo)).toMatchObject({
    status: 'RECEIVED',
    reason: 'WRONG_ORDERED',
    remedy: 'CREDIT',
    attachments: ['photo.png'],
    messages: [],
    files: ['REPORT'],
  })
  pass(3)
  const accepted = await claimOf(claimNo)
  expect(accepted).toMatchObject({ status: 'ACCEPTED', files: ['REPORT', 'LABEL'] })
  expect(accepted.messages).toMatchObject([{ from: 'SELLER' }])
  pass(10 * DAYS)
  const { status, creditNoteNo, files } = await claimOf(claimNo)
  expect([status, files]).toEqual(['CLOSED', ['REPORT']])
  const credit = { ...caller, documentType: 'CREDIT_NOTE', documentNo: creditNoteNo }
  const note = (await post('/api/documents/get', credit)).body
  expect(note.header.invoiceNo).toBe((await invoice()).header.documentNo)
  expect(note.lines[0]).toMatchObject({ quantity: 1, orderLineNo: line.orderLineNo })
  const month = { ...caller, dateFrom: '2026-11-01', dateTo: '2026-12-31' }
  const { entries, openingBalance, closingBalance } = (await post('/api/invoices/statement', month)).body
  const { date, total } = note.header
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'CREDIT_NOTE',
      documentNo: creditNoteNo,
      date,
      amount: { ...total, value: -total.value },
    }),
  )
  const movements = entries.map(({ amount }: any) => amount.value)
  const balance = movements.reduce((sum: number, value: number) => sum + value, openingBalance.value)
  expect(closingBalance.value).toBeCloseTo(balance, 2)
})

it.each([
  ['a return after 30 days', { formId: 'return-online' }, 45, '30'],
  ['a core of a part without a deposit', { formId: 'core-online' }, 0, 'Altteilpfand'],
])('rejects a claim for %s with the reason', async (_, changes, days, reason) => {
  const { send, pass, claimOf } = await setUp()
  pass(days * DAYS)
  const claimNo = await send(changes)
  pass(3)
  const { status, messages } = await claimOf(claimNo)
  expect(status).toBe('REJECTED')
  expect(messages.at(-1).text).toContain(reason)
})

it('rejects a claim about goods that have not arrived', async () => {
  const { submit, post, caller, items } = await setUp()
  for (const { documentNo } of items.slice(0, 12)) {
    const { header } = (await post('/api/documents/get', { ...caller, documentType: 'INVOICE', documentNo }))
      .body
    const { status } = (await post('/api/orders/get', { ...caller, orderNo: header.orderNos[0] })).body.header
    if (status !== 'shipped' && status !== 'readyForPickup') continue
    expect((await submit({ documentNo })).body.code).toBe(422022)
    return
  }
  expect.unreachable('no invoice of goods on their way')
})

it('requires a clerk’s decision for cases without a rule, and delivers missing goods', async () => {
  const { post, send, pass, claimOf, openClaims, decide, caller } = await setUp()
  const claimNo = await send({ formId: 'shortage-online', reason: 'MISSING', remedy: 'REPLACEMENT' })
  pass(30 * DAYS)
  expect((await claimOf(claimNo)).status).toBe('IN_REVIEW')
  expect(await openClaims()).toMatchObject([{ caseNo: claimNo, customerId: 'D0100001', topic: 'SHORTAGE' }])
  expect((await decide(claimNo, 'REFUSE')).body.code).toBe(422024)
  await decide(claimNo, 'ACCEPT')
  expect(await openClaims()).toEqual([])
  const { status, replacementOrderNo: orderNo, creditNoteNo } = await claimOf(claimNo)
  expect([status, creditNoteNo]).toEqual(['CLOSED', undefined])
  pass(10 * DAYS)
  const order = (await post('/api/orders/get', { ...caller, orderNo })).body
  expect(order.header).toMatchObject({ status: 'delivered', customerOrderReference: claimNo })
  expect(order.totals.gross.value).toBe(0)
  expect(order.documents.map(({ documentType }: { documentType: string }) => documentType)).not.toContain(
    'INVOICE',
  )
  expect((await decide(claimNo, 'ACCEPT')).status).toBe(404)
})

it('allows a clerk to reply and to change the decision', async () => {
  const { post, caller, send, pass, claimOf, decide, openClaims } = await setUp()
  const claimNo = await send({ formId: 'warranty-online', reason: 'LEAK' })
  pass(3)
  await decide(claimNo, 'REFUSE', 'Verschleiß')
  expect((await claimOf(claimNo)).status).toBe('REJECTED')
  const text = 'Erst zwei Wochen alt.'
  for (let press = 0; press < 2; press += 1)
    await post(
      '/api/claims/reply',
      { ...caller, claimNo, text },
      { 'idempotency-key': 'the very same reply' },
    )
  expect(await openClaims()).toMatchObject([{ caseNo: claimNo, text }])
  await decide(claimNo, 'ACCEPT', 'Dann ja.')
  const { status, messages } = await claimOf(claimNo)
  expect(status).toBe('ACCEPTED')
  expect(messages.map(({ from }: { from: string }) => from)).toEqual([
    'SELLER',
    'SELLER',
    'CUSTOMER',
    'SELLER',
  ])
  expect(messages.at(-1).text).toContain('Dann ja.')
})

it('returns no claim of another customer', async () => {
  const { post, stranger, send, list } = await setUp()
  const claimNo = await send()
  for (const [call, more] of [
    ['get', {}],
    ['file', { file: 'REPORT' }],
    ['reply', { text: 'Mine?' }],
  ] as const) {
    const body = { ...stranger, claimNo, ...more }
    const response = await post(`/api/claims/${call}`, body, { 'idempotency-key': `stranger to ${call}` })
    expect([call, response.status, response.body.code]).toEqual([call, 404, 404001])
  }
  const { items } = await list(stranger)
  expect(items.map((claim: { claimNo: string }) => claim.claimNo)).not.toContain(claimNo)
})

it('shows the claim at the order line, in the trace and in the list', async () => {
  const { post, caller, line, invoice, send, list } = await setUp()
  const claimNo = await send()
  expect((await invoice()).lines[0].claimNos).toContain(claimNo)
  const order = (await post('/api/orders/get', { ...caller, orderNo: line.orderNo })).body
  const ordered = order.lines.find(({ lineNo }: { lineNo: number }) => lineNo === line.orderLineNo)
  expect(ordered.claimNos).toContain(claimNo)
  const { nodes } = (await post('/api/documents/trace', { ...caller, term: claimNo })).body
  expect(nodes).toContainEqual(
    expect.objectContaining({ type: 'CLAIM', documentNo: claimNo, matched: true, claimStatus: 'RECEIVED' }),
  )
  const listed = await list(caller, {}, claimNo)
  expect(listed.items).toHaveLength(1)
  expect((await list(caller, { status: ['RECEIVED'] })).items).toEqual(listed.items)
})

it('lists the credited returns, each with its credit note and without a reply or a label', async () => {
  const { post, caller, list } = await setUp()
  const { items } = await list(caller)
  expect(items.length).toBeGreaterThan(5)
  const closed = items.filter(({ status }: { status: string }) => status === 'CLOSED')
  expect(closed.length).toBeGreaterThan(5)
  expect(new Set(items.map(({ claimNo }: { claimNo: string }) => claimNo)).size).toBe(items.length)
  for (const { creditNoteNo: documentNo, documentNo: invoiceNo, lines, files, claimNo } of closed) {
    const note = { ...caller, documentType: 'CREDIT_NOTE', documentNo }
    const credit = (await post('/api/documents/get', note)).body
    expect(credit.header.invoiceNo).toBe(invoiceNo)
    expect(lines[0].quantity).toBe(credit.lines[0].quantity)
    expect(files).toEqual(['REPORT'])
    const reply = { ...caller, claimNo, text: 'Still?' }
    const response = await post('/api/claims/reply', reply, { 'idempotency-key': `reply ${claimNo}` })
    expect(response.body.code).toBe(422021)
    const label = await post('/api/claims/file', { ...caller, claimNo, file: 'LABEL' })
    expect(label.status).toBe(404)
  }
})

it('generates documents in the language of the user', async () => {
  const { post, caller, send, pass } = await setUp()
  const claimNo = await send()
  pass(3)
  const { extractText, getDocumentProxy } = await import('unpdf')
  for (const file of ['REPORT', 'LABEL']) {
    const { body } = await post('/api/claims/file', { ...caller, languageID: 'ru-RU', claimNo, file })
    const { text } = await extractText(await getDocumentProxy(body), { mergePages: true })
    expect(text).toContain(claimNo)
    expect(text).toContain(file === 'REPORT' ? 'Счёт' : 'Этикетка возврата')
  }
})

it('restores claims and messages after a restart', async () => {
  const { backend, options, post, caller, send } = await setUp()
  const claimNo = await send()
  await post(
    '/api/claims/reply',
    { ...caller, claimNo, text: 'Hello' },
    { 'idempotency-key': 'before the restart' },
  )
  const again = api(createMockBackend({ ...options, snapshot: backend.snapshot() }))
  const token = await again.login('full@demo.test')
  const claim = (await again.post('/api/claims/get', { ...caller, token, claimNo })).body
  expect(claim.messages).toMatchObject([{ from: 'CUSTOMER', text: 'Hello' }])
})
