import { expect, it } from 'vitest'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { anonymous, api } from '../call-api.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const HOUR = 3_600_000

/** Bytes of a picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function setUp() {
  let now = Date.parse('2026-11-23T09:00:00Z')
  const options = { size: SMALL_CATALOGUE, clock: () => now, tokenLifetimeSeconds: 1e6 }
  const backend = createMockBackend(options)
  const { post, login } = api(backend)
  const caller = { ...anonymous, token: await login('full@demo.test') }
  const stranger = { ...anonymous, token: await login('export@demo.test') }
  const page = { start: 0, length: 1000, filter: {} }
  const { items } = (await post('/api/documents/list', { ...caller, ...page, documentType: 'INVOICE' })).body
  const { documentNo } = items[0]
  const invoice = async () =>
    (await post('/api/documents/get', { ...caller, documentType: 'INVOICE', documentNo })).body
  const [line] = (await invoice()).lines
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
  const send = async () =>
    (await post('/api/forms/submit', submission, { 'idempotency-key': crypto.randomUUID() })).body.ticketNo
  return {
    backend,
    options,
    post,
    caller,
    stranger,
    line,
    invoice,
    send,
    list: async (who: object, filter = {}, term = '') =>
      (await post('/api/claims/list', { ...who, ...page, filter, term })).body,
    pass: (hours: number) => void (now += hours * HOUR),
  }
}

it('makes a case of what was sent, with a state that goes on and a decision', async () => {
  const { post, caller, send, pass } = await setUp()
  const claimNo = await send()
  const claim = async () => (await post('/api/claims/get', { ...caller, claimNo })).body
  expect(await claim()).toMatchObject({
    status: 'RECEIVED',
    reason: 'WRONG_ORDERED',
    remedy: 'CREDIT',
    attachments: ['photo.png'],
    messages: [],
    files: ['REPORT', 'LABEL'],
  })
  pass(3)
  expect((await claim()).status).toBe('IN_REVIEW')
  const text = 'Any news?'
  await post('/api/claims/reply', { ...caller, claimNo, text }, { 'idempotency-key': 'the very same reply' })
  await post('/api/claims/reply', { ...caller, claimNo, text }, { 'idempotency-key': 'the very same reply' })
  pass(48)
  const decided = await claim()
  expect(decided.status).toBe('ACCEPTED')
  expect(decided.messages.map(({ from }: { from: string }) => from)).toEqual(['CUSTOMER', 'SELLER'])
})

it('shows no claim to another customer', async () => {
  const { post, stranger, send, list } = await setUp()
  const claimNo = await send()
  for (const [call, more] of [
    ['get', {}],
    ['file', { file: 'REPORT' }],
    ['reply', { text: 'Mine?' }],
  ] as const) {
    const body = { ...stranger, claimNo, ...more }
    const answer = await post(`/api/claims/${call}`, body, { 'idempotency-key': `stranger to ${call}` })
    expect([call, answer.status, answer.body.code]).toEqual([call, 404, 404001])
  }
  const { items } = await list(stranger)
  expect(items.map((claim: { claimNo: string }) => claim.claimNo)).not.toContain(claimNo)
})

it('names the claim on the line, in the trace and in the list', async () => {
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
  const found = await list(caller, {}, claimNo)
  expect(found.items).toHaveLength(1)
  expect((await list(caller, { status: ['RECEIVED'] })).items).toEqual(found.items)
})

it('has the returns that credit notes have settled, each with its credit note', async () => {
  const { post, caller, list } = await setUp()
  const { items } = await list(caller)
  expect(items.length).toBeGreaterThan(5)
  expect(new Set(items.map(({ claimNo }: { claimNo: string }) => claimNo)).size).toBe(items.length)
  for (const { creditNoteNo: documentNo, documentNo: invoiceNo, lines, files, claimNo, status } of items) {
    const note = { ...caller, documentType: 'CREDIT_NOTE', documentNo }
    const credit = (await post('/api/documents/get', note)).body
    expect(credit.header.invoiceNo).toBe(invoiceNo)
    expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
      credit.lines.map(({ quantity }: { quantity: number }) => quantity),
    )
    expect([status, files]).toEqual(['CLOSED', ['REPORT']])
    const reply = { ...caller, claimNo, text: 'Still?' }
    const answer = await post('/api/claims/reply', reply, { 'idempotency-key': `reply ${claimNo}` })
    expect(answer.body.code).toBe(422021)
    const label = await post('/api/claims/file', { ...caller, claimNo, file: 'LABEL' })
    expect(label.status).toBe(404)
  }
})

it('makes papers in the language of the reader', async () => {
  const { post, caller, send } = await setUp()
  const claimNo = await send()
  const { extractText, getDocumentProxy } = await import('unpdf')
  for (const file of ['REPORT', 'LABEL']) {
    const { body } = await post('/api/claims/file', { ...caller, languageID: 'ru-RU', claimNo, file })
    const { text } = await extractText(await getDocumentProxy(body), { mergePages: true })
    expect(text).toContain(claimNo)
    expect(text).toContain(file === 'REPORT' ? 'Заказано дважды' : 'Этикетка возврата')
  }
})

it('keeps claims and messages over a restart', async () => {
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
