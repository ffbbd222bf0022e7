import { expect, it } from 'vitest'
import { CompareInvoice } from '#application/documents/compare-invoice.ts'
import type { Documents } from '#application/documents/documents.port.ts'
import { ExportLines } from '#application/documents/export-lines.ts'
import { LoadAccount } from '#application/documents/load-account.ts'
import { LoadDocument } from '#application/documents/load-document.ts'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import type { Sheet } from '#domain/data-table/sheet.ts'
import type { Document, DocumentHeader } from '#domain/documents/document.ts'
import type { Order } from '#domain/orders/order.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const document = (
  documentNo: string,
  overrides: Partial<DocumentHeader> = {},
  charges: Document['charges'] = [],
) =>
  ({
    header: {
      documentType: 'INVOICE',
      documentNo,
      date: '2026-11-20',
      orderNos: [],
      deliveryNoteNos: [],
      ...overrides,
    },
    lines: [],
    charges,
  }) as unknown as Document
const refuse = () => Promise.reject(new ApiFailure('refused', 'documents', { missingRight: 'invoice' }))

it('loads a document', async () => {
  const foundDocument = document('9001')
  const { port, calls } = recordedPort<Documents>({ get: async () => foundDocument })
  const longest = '9'.repeat(50)
  expect(await new LoadDocument({ documents: port }).run('INVOICE', longest)).toEqual({
    kind: 'loaded',
    document: foundDocument,
  })
  expect(calls).toEqual([['get', 'INVOICE', longest]])
})

it('returns "unknown" for a document number that is invalid (without a request) or that the API does not know', async () => {
  const { port, calls } = recordedPort<Documents>()
  const load = new LoadDocument({ documents: port })
  expect(await load.run('INVOICE', '')).toEqual({ kind: 'unknown' })
  expect(await load.run('INVOICE', '9'.repeat(51))).toEqual({ kind: 'unknown' })
  expect(calls).toEqual([])
  expect(await load.run('INVOICE', '9001')).toEqual({ kind: 'unknown' })
})

it('reports the missing right to see a document', async () => {
  const { port } = recordedPort<Documents>({ get: refuse, ageing: refuse })
  const rejected = { kind: 'not-allowed', flag: 'invoice' }
  expect(await new LoadDocument({ documents: port }).run('INVOICE', '9001')).toEqual(rejected)
  expect(await new LoadAccount({ documents: port, clock: new ManualClock() }).run('')).toEqual(rejected)
})

it.each([
  ['2026-10', '2026-10-01', '2026-10-31', { previous: '2026-09', shown: '2026-10', next: '2026-11' }],
  ['', '2026-11-01', '2026-11-30', { previous: '2026-10', shown: '2026-11', next: undefined }],
  ['soon', '2026-11-01', '2026-11-30', { previous: '2026-10', shown: '2026-11', next: undefined }],
])('loads the account with its statement of the month "%s"', async (month, from, to, months) => {
  const { port, calls } = recordedPort<Documents>({
    ageing: async () => ({ open: 'ageing' }) as never,
    statement: async () => ({ rows: 'statement' }) as never,
  })
  expect(await new LoadAccount({ documents: port, clock: new ManualClock() }).run(month)).toEqual({
    kind: 'loaded',
    ageing: { open: 'ageing' },
    statement: { rows: 'statement' },
    months,
  })
  expect(calls).toEqual([['ageing'], ['statement', from, to]])
})

const headers = (count: number) => Array.from({ length: count }, (_, index) => document(`${index}`).header)

function exporting(getMany: Documents['getMany']) {
  const documents = recordedPort<Documents>({ getMany })
  const files = recordedPort<SheetFiles>()
  const lines = new ExportLines({ documents: documents.port, files: files.port })
  const run = (count: number) =>
    lines.run(headers(count), { format: 'xlsx', language: 'en' }, (gathered) => {
      return { rows: gathered.map(({ header }) => header.documentNo) } as unknown as Sheet
    })
  return { run, calls: documents.calls, saved: files.calls }
}

it('exports the lines of documents, a hundred documents per request', async () => {
  const { run, calls, saved } = exporting(async (_, numbers) => numbers.map((no) => document(no)))
  expect(await run(201)).toEqual(ok(undefined))
  expect(calls.map(([, type, numbers]) => [type, (numbers as string[]).length])).toEqual([
    ['INVOICE', 100],
    ['INVOICE', 100],
    ['INVOICE', 1],
  ])
  expect(saved).toEqual([['save', { rows: headers(201).map(({ documentNo }) => documentNo) }, 'xlsx', 'en']])
})

it('saves no file if a request of the export fails', async () => {
  const { run, saved } = exporting(refuse)
  expect(await run(1)).toEqual(fail('unreachable'))
  expect(saved).toEqual([])
})

type Known = { readonly order?: Order; readonly documents?: readonly Document[] }

function comparing({ order, documents = [] }: Known) {
  const { port, calls } = recordedPort<Documents>({
    getMany: async (type, numbers) =>
      documents.filter(({ header }) => header.documentType === type && numbers.includes(header.documentNo)),
  })
  const orders = recordedPort<OrdersApi>({ get: order ? async () => order : refuse })
  const asked = () => calls.map(([, type, numbers]) => [type, ...(numbers as string[])])
  return {
    compare: new CompareInvoice({ documents: port, ordersApi: orders.port }),
    asked,
    orders: orders.calls,
  }
}

const NOTE = document('80001', { documentType: 'DESPATCH_ADVICE' })
const ORDER = { orderNo: '4711', lines: [], documents: [] } as unknown as Order
const OF_ONE_ORDER = { orderNos: ['4711'], deliveryNoteNos: ['80001'] }

it('does not compare an invoice with its order if it charges several orders or none', async () => {
  const { compare, asked, orders } = comparing({ order: ORDER, documents: [NOTE] })
  expect(await compare.run(document('9001', { orderNos: ['4711', '4712'] }))).toBeUndefined()
  expect(await compare.run(document('9001'))).toBeUndefined()
  expect([asked(), orders]).toEqual([[], []])
})

it('compares an invoice with the order and deliveries that the account may see', async () => {
  const invoice = document('9001', OF_ONE_ORDER)
  const { compare, asked, orders } = comparing({ order: ORDER, documents: [NOTE] })
  expect(await compare.run(invoice)).toBeDefined()
  expect([asked(), orders]).toEqual([[['DESPATCH_ADVICE', '80001']], [['get', '4711']]])
  expect(await comparing({ documents: [NOTE] }).compare.run(invoice)).toBeDefined()
  expect(await comparing({ order: ORDER }).compare.run(invoice)).toBeDefined()
  expect(await comparing({}).compare.run(invoice)).toBeUndefined()
})

it('does not compare an invoice with its deliveries if one is missing or there are more than a hundred', async () => {
  const { compare } = comparing({ documents: [NOTE] })
  expect(await compare.run(document('9001', { ...OF_ONE_ORDER, deliveryNoteNos: ['80001', '80002'] }))).toBe(
    undefined,
  )
  const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
  const documents = many(101).map((no) => document(no, { documentType: 'DESPATCH_ADVICE' }))
  const crowded = comparing({ documents })
  expect(
    await crowded.compare.run(document('9001', { ...OF_ONE_ORDER, deliveryNoteNos: many(101) })),
  ).toBeUndefined()
  expect(crowded.asked()).toEqual([])
  expect(
    await crowded.compare.run(document('9001', { ...OF_ONE_ORDER, deliveryNoteNos: many(100) })),
  ).toBeDefined()
})

it('requests earlier invoices of the order if the invoice charges transport', async () => {
  const related = [
    document('9000', { date: '2026-11-19' }),
    document('8999', { date: '2026-11-20' }),
    document('999', { date: '2026-11-20' }),
    document('10000', { date: '2026-11-20' }),
    document('9001', { date: '2026-11-20' }),
    document('9002', { date: '2026-11-20' }),
    document('8998', { date: '2026-11-21' }),
    document('80001', { documentType: 'DESPATCH_ADVICE', date: '2026-11-19' }),
  ].map(({ header }) => header)
  const order = { ...ORDER, documents: related } as unknown as Order
  const invoice = document('9001', { orderNos: ['4711'] }, [{ kind: 'TRANSPORT' }])
  const charged = comparing({ order })
  expect(await charged.compare.run(invoice)).toBeDefined()
  expect(charged.asked()).toEqual([['INVOICE', '9000', '8999', '999']])
  const free = comparing({ order })
  await free.compare.run(document('9001', { orderNos: ['4711'] }))
  expect(free.asked()).toEqual([])
})

it('reports a transport charge that an earlier invoice of the order contains', async () => {
  const transport = [{ kind: 'TRANSPORT', amount: euro(1490) }] as const
  const first = document('9000', { date: '2026-11-19' }, transport)
  const second = document('9001', { orderNos: ['4711'] }, transport)
  const order = { ...ORDER, documents: [first.header], totals: { net: euro(9490), transport: euro(1490) } }
  const differencesOf = async (documents: readonly Document[], agreed: object = order) => {
    const agreement = await comparing({ order: agreed as Order, documents }).compare.run(second)
    return agreement?.differences
  }
  expect(await differencesOf([first])).toEqual(['freight'])
  expect(await differencesOf([], { ...order, documents: [second.header] })).toEqual([])
  expect(await differencesOf([])).toEqual([])
})
