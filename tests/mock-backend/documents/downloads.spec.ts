import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import {
  downloadFile,
  type DownloadJob,
  type GenerateDownload,
} from '#mock-backend/documents/download-file.ts'
import { api } from '../call-api.ts'
import { anyClerk, type Clerk } from './documents-fixture.ts'

const LIFETIME_MS = 1_800_000

async function invoices({ documents }: Clerk, count: number, format = 'PDF') {
  const { items } = await documents('INVOICE', { length: count })
  return items.map(({ documentNo }: any) => ({ documentType: 'INVOICE', documentNo, format }))
}
const queued = async ({ call }: Clerk, order: object) =>
  (await call('/api/documents/queue', order)).body.queueId
const entryOf = async ({ call }: Clerk, queueId: string) =>
  (await call('/api/documents/status', { queueIds: [queueId] })).body.entries[0]
const fileOf = ({ call }: Clerk, queueId: string) => call('/api/documents/file', { queueId })
const shown = (bytes: Uint8Array) => strFromU8(bytes, true)

test('Two of 86 documents fail, are reported, and succeed when they are requested again', async () => {
  const clerk = await anyClerk()
  const items = await invoices(clerk, 86)
  expect(items).toHaveLength(86)
  const queueId = await queued(clerk, { items, bundle: 'ZIP' })
  expect(await entryOf(clerk, queueId)).toMatchObject({
    current: 0,
    total: 86,
    value: 0,
    ready: false,
    error: [],
  })
  clerk.wait(60_000)
  const entry = await entryOf(clerk, queueId)
  expect(entry).toMatchObject({
    queueId,
    current: 86,
    total: 86,
    value: 100,
    disabled: false,
    ready: true,
  })
  const lost = entry.error.map(({ documentId }: any) => documentId)
  expect(new Set(lost).size).toBe(2)

  const files = unzipSync((await fileOf(clerk, queueId)).body)
  const [list = '', ...names] = Object.keys(files)
  expect(list).toBe('FEHLENDE-BELEGE.txt')
  expect(strFromU8(files[list]!).match(/^\uFEFF?\d+(?=: )/gm)).toHaveLength(2)
  for (const documentNo of lost) expect(strFromU8(files[list]!)).toContain(documentNo)
  expect(names).toHaveLength(84)
  expect(lost.some((documentNo: string) => names.some((name) => name.includes(documentNo)))).toBe(false)

  const again = await queued(clerk, {
    items: items.filter(({ documentNo }: any) => lost.includes(documentNo)),
  })
  clerk.wait(60_000)
  expect((await entryOf(clerk, again)).error).toEqual([])
  expect(Object.keys(unzipSync((await fileOf(clerk, again)).body))).toHaveLength(2)
})

test('The progress of a download advances with the clock', async () => {
  const clerk = await anyClerk()
  const queueId = await queued(clerk, { items: await invoices(clerk, 5) })
  expect((await entryOf(clerk, queueId)).current).toBe(0)
  clerk.wait(100)
  expect(await entryOf(clerk, queueId)).toMatchObject({
    current: 2,
    value: 40,
    ready: false,
    disabled: false,
  })
  expect((await fileOf(clerk, queueId)).status).toBe(404)
  clerk.wait(100)
  expect(await entryOf(clerk, queueId)).toMatchObject({ current: 5, value: 100, ready: true })
})

test('A download expires after half an hour', async () => {
  const clerk = await anyClerk()
  const queueId = await queued(clerk, { items: await invoices(clerk, 1) })
  clerk.wait(LIFETIME_MS - 1)
  expect((await entryOf(clerk, queueId)).ready).toBe(true)
  clerk.wait(1)
  expect(await entryOf(clerk, queueId)).toBeUndefined()
  expect((await fileOf(clerk, queueId)).body.code).toBe(404001)
})

test('The same idempotency key creates one download, and is rejected for another request', async () => {
  const clerk = await anyClerk()
  const [one, other] = await invoices(clerk, 2)
  const key = { 'idempotency-key': 'pressed twice' }
  const first = await clerk.call('/api/documents/queue', { items: [one] }, key)
  const second = await clerk.call('/api/documents/queue', { items: [one] }, key)
  expect(second.body).toEqual(first.body)
  const { status, body } = await clerk.call('/api/documents/queue', { items: [other] }, key)
  expect([status, body.code]).toEqual([409, 409002])
  expect((await clerk.call('/api/documents/queue', { items: [one] }, {})).body.code).toBe(400001)
})

test('A cancelled download has no file', async () => {
  const clerk = await anyClerk()
  const queueId = await queued(clerk, { items: await invoices(clerk, 1) })
  expect((await clerk.call('/api/documents/cancel', { queueId })).status).toBe(200)
  clerk.wait(60_000)
  expect(await entryOf(clerk, queueId)).toMatchObject({ disabled: true, ready: false })
  expect((await fileOf(clerk, queueId)).status).toBe(404)
})

test('A download of which each document fails has no file', async () => {
  const clerk = await anyClerk()
  const items = await invoices(clerk, 2)
  clerk.backend.failDownloads(items.map(({ documentNo }: any) => documentNo))
  const queueId = await queued(clerk, { items })
  clerk.wait(60_000)
  const entry = await entryOf(clerk, queueId)
  expect(entry).toMatchObject({ ready: false, disabled: true })
  expect(entry.error).toHaveLength(2)
})

test('The file of a download requires the right to its documents at the time of the request', async () => {
  const clerk = await anyClerk()
  const queueId = await queued(clerk, { items: await invoices(clerk, 1) })
  clerk.wait(60_000)
  clerk.backend.changeFlags('full@demo.test', { invoice: false })
  expect((await fileOf(clerk, queueId)).body.code).toBe(403002)
  clerk.backend.changeFlags('full@demo.test', { invoice: true })
  expect((await fileOf(clerk, queueId)).status).toBe(200)
})

test('The file of an e-invoice is rejected for a person who may no longer see prices', async () => {
  const clerk = await anyClerk()
  const items = await invoices(clerk, 1, 'XML')
  const queueId = await queued(clerk, { items, bundle: 'ZIP' })
  clerk.wait(60_000)
  clerk.backend.changeFlags('full@demo.test', { showPrice: false })
  expect((await fileOf(clerk, queueId)).status).toBe(404)
})

test('A document in two formats is generated in the format without prices for a user without prices', async () => {
  const clerk = await anyClerk()
  clerk.backend.changeFlags('full@demo.test', { showPrice: false })
  const [item] = await invoices(clerk, 1)
  const queueId = await queued(clerk, { items: [item, { ...item, format: 'XML' }], bundle: 'ZIP' })
  clerk.wait(60_000)
  const names = Object.keys(unzipSync((await fileOf(clerk, queueId)).body))
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(1)
})

test('A document of another customer fails like an unknown document or format', async () => {
  const otherUser = await anyClerk('export@demo.test')
  const [foreign] = await invoices(otherUser, 1)
  const clerk = await anyClerk()
  const [own] = await invoices(clerk, 1)
  const unknown = { ...own, documentNo: '4711' }
  const queueId = await queued(clerk, { items: [foreign, unknown, { ...own, format: 'XLSX' }] })
  clerk.wait(60_000)
  const { error } = await entryOf(clerk, queueId)
  expect(error.map(({ documentId }: any) => documentId)).toEqual([foreign.documentNo, '4711', own.documentNo])
  expect(error[0].message).toBe(error[1].message)
  expect(error[2].message).not.toBe(error[0].message)
})

test('A download is unknown to other customers', async () => {
  const clerk = await anyClerk()
  const queueId = await queued(clerk, { items: await invoices(clerk, 1) })
  clerk.wait(60_000)
  const token = await api(clerk.backend).login('export@demo.test')
  for (const path of ['file', 'cancel']) {
    expect((await clerk.call(`/api/documents/${path}`, { token, queueId })).body.code).toBe(404001)
  }
  expect((await clerk.call('/api/documents/status', { token, queueIds: [queueId] })).body.entries).toEqual([])
})

test('A download is restored after a restart of the backend', async () => {
  const clerk = await anyClerk()
  const queueId = await queued(clerk, { items: await invoices(clerk, 1) })
  const later = await anyClerk('full@demo.test', { snapshot: clerk.backend.snapshot() })
  later.wait(60_000)
  expect((await entryOf(later, queueId)).ready).toBe(true)
})

test.each([
  ['de-DE', 'Rechnung'],
  ['ru-RU', 'Счёт'],
])('A PDF has a file name in %s, and an embedded font', async (languageID, word) => {
  const clerk = await anyClerk()
  const [item] = await invoices(clerk, 1)
  const queueId = await queued(clerk, { languageID, items: [item], bundle: 'SINGLE' })
  clerk.wait(60_000)
  const { headers, body } = await fileOf(clerk, queueId)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
    `${word}-${item.documentNo}.pdf`,
  )
  expect(shown(body)).toMatch(/^%PDF-1\.\d/)
  expect(shown(body)).toContain('/FontFile2')
  expect(shown(body)).toMatch(/%%EOF\s*$/)
})

test('An e-invoice is well-formed, and its totals equal those of the invoice', async () => {
  const clerk = await anyClerk()
  const [item] = await invoices(clerk, 1, 'XML')
  const { header, lines } = (await clerk.call('/api/documents/get', item)).body
  const queueId = await queued(clerk, { items: [item], bundle: 'SINGLE' })
  clerk.wait(60_000)
  const { headers, body } = await fileOf(clerk, queueId)
  expect(headers.get('content-type')).toBe('application/xml')
  const xml = new TextDecoder().decode(body)
  const opened = [...xml.matchAll(/<([a-z]\w*:?\w*)[^>]*>/gi)].map(([, name]) => name)
  const closed = [...xml.matchAll(/<\/([^>]+)>/g)].map(([, name]) => name)
  expect(opened.toSorted()).toEqual(closed.toSorted())
  expect(xml).toContain(`<cbc:ID>${item.documentNo}</cbc:ID>`)
  expect(xml).toContain(
    `<cbc:PayableAmount currencyID="EUR">${header.total.value.toFixed(2)}</cbc:PayableAmount>`,
  )
  expect(xml.match(/<cac:InvoiceLine>/g)).toHaveLength(lines.length)
})

const TABLE = {
  title: 'Счета-фактуры',
  columns: [
    { title: 'Номер', kind: 'TEXT' },
    { title: 'Дата', kind: 'DATE' },
    { title: 'Сумма', kind: 'AMOUNT', decimals: 2 },
  ],
  totals: [null, null, 1000],
}

test('A table is printed on several pages, and with Cyrillic letters', async () => {
  const clerk = await anyClerk()
  const rows = Array.from({ length: 200 }, (_, row) => [`93012177${row}`, '2026-11-22', 5])
  const queueId = await queued(clerk, { languageID: 'ru-RU', table: { ...TABLE, rows } })
  clerk.wait(60_000)
  const { headers, body } = await fileOf(clerk, queueId)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(/Счета-фактуры-[\d-]+\.pdf/)
  expect(shown(body).match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(3)
  expect(shown(body)).toContain('/FontFile2')
})

test('A request with both documents and a table, or neither, is rejected', async () => {
  const clerk = await anyClerk()
  const items = await invoices(clerk, 1)
  const table = { ...TABLE, rows: [] }
  expect((await clerk.call('/api/documents/queue', { items, table })).body.code).toBe(400001)
  expect((await clerk.call('/api/documents/queue')).body.code).toBe(400001)
})

/** Rows of a table that is so long that the download worker generates it. */
const MANY_ROWS = Array.from({ length: 2_000 }, (_, row) => [`93012177${row}`, '2026-11-22', 5])

test('The download worker generates archives, long tables and exports, the main thread small files', async () => {
  const downloadJobs: DownloadJob[] = []
  const clerk = await anyClerk('full@demo.test', {
    makeDownload: async (job) => {
      downloadJobs.push(job)
      return { name: 'made', type: 'application/pdf', bytes: new Uint8Array(1) }
    },
  })
  const [first, second] = await invoices(clerk, 2)
  const exported = async (sample: boolean) =>
    (await clerk.call('/api/partnerinterface/exports/run', { kind: 'STOCK', format: 'CSV', sample })).body
      .queueId
  const queues = [
    await queued(clerk, { items: [first] }),
    await queued(clerk, { table: { ...TABLE, rows: MANY_ROWS.slice(0, 25) } }),
    await exported(true),
    await queued(clerk, { items: [first, second] }),
    await queued(clerk, { table: { ...TABLE, rows: MANY_ROWS } }),
    await exported(false),
  ]
  clerk.wait(60_000)
  for (const queueId of queues) expect((await fileOf(clerk, queueId)).status).toBe(200)
  const [archive, table, data] = downloadJobs.map(({ order }) => order)
  expect(downloadJobs).toHaveLength(3)
  expect([archive?.items?.length, table?.table?.rows.length, data?.data?.kind]).toEqual([2, 2_000, 'STOCK'])
})

test.each([
  ['many cells', Array.from({ length: 2_000 }, () => ['a'])],
  ['long numbers', Array.from({ length: 100 }, () => [1e300])],
])('A table of %s is generated by the download worker, however short its text is', async (_, rows) => {
  const downloadJobs: DownloadJob[] = []
  const clerk = await anyClerk('full@demo.test', {
    makeDownload: async (job) => {
      downloadJobs.push(job)
      return 'failed'
    },
  })
  const columns = [{ title: 'c', kind: 'AMOUNT' }]
  const queueId = await queued(clerk, { table: { title: 't', columns, rows, totals: [null] } })
  clerk.wait(60_000)
  await fileOf(clerk, queueId)
  expect(downloadJobs).toHaveLength(1)
})

test('A status request ignores repeated ids, and parses no table', async () => {
  const clerk = await anyClerk()
  const queueId = await queued(clerk, { table: { ...TABLE, rows: MANY_ROWS } })
  const parse = vi.spyOn(JSON, 'parse')
  const { body } = await clerk.call('/api/documents/status', { queueIds: Array(100).fill(queueId) })
  const longest = Math.max(0, ...parse.mock.calls.map(([text]) => text.length))
  parse.mockRestore()
  expect(body.entries).toHaveLength(1)
  expect(longest).toBeLessThan(10_000)
})

test('A download that exceeds its limits fails without a file', async () => {
  const clerk = await anyClerk('full@demo.test', { makeDownload: async () => 'failed' })
  const queueId = await queued(clerk, { table: { ...TABLE, rows: MANY_ROWS } })
  clerk.wait(60_000)
  expect((await fileOf(clerk, queueId)).body.code).toBe(404001)
  expect(await entryOf(clerk, queueId)).toMatchObject({ disabled: true, ready: false })
})

test('A request for a file gets 503 while too many are generated, and succeeds later', async () => {
  let isBusy = true
  const makeDownload: GenerateDownload = async (job) => (isBusy ? 'busy' : downloadFile(job))
  const clerk = await anyClerk('full@demo.test', { makeDownload })
  const queueId = await queued(clerk, { table: { ...TABLE, rows: MANY_ROWS } })
  clerk.wait(60_000)
  const { status, headers } = await fileOf(clerk, queueId)
  expect([status, headers.get('retry-after')]).toEqual([503, '10'])
  isBusy = false
  expect((await fileOf(clerk, queueId)).status).toBe(200)
})

test('An aborted request stops the generation of its file', async () => {
  const generationStarted = Promise.withResolvers<AbortSignal>()
  const clerk = await anyClerk('full@demo.test', {
    makeDownload: async (_, signal) => {
      generationStarted.resolve(signal)
      return new Promise(() => {})
    },
  })
  const queueId = await queued(clerk, { table: { ...TABLE, rows: MANY_ROWS } })
  clerk.wait(60_000)
  const visitor = new AbortController()
  const request = new Request('http://api.test/api/documents/file', {
    method: 'POST',
    body: JSON.stringify({ token: clerk.token, queueId }),
    headers: { 'content-type': 'application/json' },
    signal: visitor.signal,
  })
  const response = clerk.backend.respond(request)
  const signal = await generationStarted.promise
  visitor.abort()
  await expect(response).rejects.toThrow()
  expect(signal.aborted).toBe(true)
})

test('Simultaneous requests for a file generate it once', async () => {
  const end = Promise.withResolvers<void>()
  let generations = 0
  const clerk = await anyClerk('full@demo.test', {
    makeDownload: async () => {
      generations += 1
      await end.promise
      return { name: 'made', type: 'application/pdf', bytes: new Uint8Array(1) }
    },
  })
  const queueId = await queued(clerk, { table: { ...TABLE, rows: MANY_ROWS } })
  clerk.wait(60_000)
  const files = [1, 2, 3].map(() => fileOf(clerk, queueId))
  // these calls are sent later and answered one after the other, so the three requests for the file have begun
  for (let round = 0; round < 5; round += 1) await entryOf(clerk, queueId)
  end.resolve()
  expect((await Promise.all(files)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(generations).toBe(1)
})

test('A customer’s oldest downloads are dropped when the stored tables exceed ten million characters', async () => {
  const clerk = await anyClerk()
  const text = 'a'.repeat(1_000)
  const table = { ...TABLE, rows: Array.from({ length: 2_000 }, () => [text, '2026-11-22', 5]) }
  const oldest = await queued(clerk, { table })
  for (let more = 0; more < 5; more += 1) await queued(clerk, { table })
  const newest = await queued(clerk, { table })
  clerk.wait(60_000)
  expect(await entryOf(clerk, oldest)).toBeUndefined()
  expect(await entryOf(clerk, newest)).toMatchObject({ ready: true })
})
