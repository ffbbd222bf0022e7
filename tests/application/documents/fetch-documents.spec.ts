import { expect, test, vi } from 'vitest'
import type { EInvoiceCheck } from '#application/documents/e-invoice-check.port.ts'
import type { DocumentQueue } from '#application/downloads/document-queue.port.ts'
import { FetchDocuments } from '#application/documents/fetch-documents.ts'
import { PersistedDownloads } from '#application/downloads/persisted-downloads.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { DocumentRequest } from '#domain/documents/document.ts'
import type { DownloadEntry } from '#domain/downloads/download.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { anInvoice, resultOf, xmlOf } from '../../fixtures/e-invoice.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const E_INVOICE: DocumentRequest = { documentType: 'INVOICE', documentNo: '9001', format: 'XML' }

const DELIVERY_NOTE: DocumentRequest = { documentType: 'DESPATCH_ADVICE', documentNo: '80001', format: 'PDF' }
const ENTRY: DownloadEntry = {
  queueId: '1',
  startTime: '2026-11-21T10:00:00.000Z',
  title: '',
  value: 0,
  current: 0,
  total: 1,
  errors: [],
  disabled: false,
  isReady: false,
}
const READY: DownloadEntry = { ...ENTRY, value: 100, current: 1, isReady: true }

/** A shop whose API makes documents: it returns the states one after the other, then the file. */
async function fetching(
  states: readonly (DownloadEntry | undefined)[],
  file: DocumentQueue['file'],
  check: EInvoiceCheck = { run: async (content) => resultOf(await content.text()) },
) {
  const messages = [...states]
  const queue = recordedPort<DocumentQueue>({
    queue: async () => ({ queueId: '1', total: 1 }),
    status: async () => [messages.shift()].filter((entry) => entry !== undefined),
    file,
  })
  const savedItems: string[] = []
  const progress: number[] = []
  const locked: (readonly [name: string, end: string])[] = []
  const clock = new ManualClock()
  const shop = await loggedInShop('full')
  const persisted = shop.get(PersistedDownloads)
  const fetch = new FetchDocuments({
    queue: queue.port,
    files: { save: async (_: Blob, name: string) => void savedItems.push(name) },
    clock,
    eInvoices: check,
    downloads: shop.get(StartDownload),
    persisted,
    lock: { run: async (name, task) => void locked.push([name, await task()]) },
  })
  const run = (requestedDocuments: readonly DocumentRequest[]) =>
    fetch.run(requestedDocuments, (percent) => progress.push(percent))
  return { run, clock, persisted, saved: savedItems, progress, locked, calls: queue.calls }
}

/** Fetches documents that the API makes at once, with this content. */
async function fetched(content: string, requestedDocuments: readonly DocumentRequest[]) {
  const { run, saved } = await fetching([READY], async () => ({
    name: '9001.xml',
    file: new Blob([content]),
  }))
  return { outcome: await run(requestedDocuments), saved }
}

const archive: DocumentQueue['file'] = async () => ({ name: 'documents.zip', file: new Blob(['PK']) })
const expired: DocumentQueue['file'] = async () => undefined

test('A valid e-invoice is saved and reported as valid', async () => {
  const { outcome, saved } = await fetched(xmlOf(anInvoice), [E_INVOICE])
  expect(outcome).toEqual({ ok: true, value: { failed: [], eInvoice: { kind: 'valid' } } })
  expect(saved).toEqual(['9001.xml'])
})

test('An invalid e-invoice is saved, and its violated rules are reported', async () => {
  const { outcome, saved } = await fetched(xmlOf({ ...anInvoice, documentNo: '' }), [E_INVOICE])
  const rules = [{ rule: 'BR-02', subject: 'number' }]
  expect(outcome).toEqual({ ok: true, value: { failed: [], eInvoice: { kind: 'broken', rules, count: 1 } } })
  expect(saved).toEqual(['9001.xml'])
})

test('An e-invoice is saved without a validation result if the validation does not respond', async () => {
  const check = { run: () => Promise.reject(new ApiFailure('unavailable', 'POST /e-invoice-check')) }
  const file = async () => ({ name: '9001.xml', file: new Blob([xmlOf(anInvoice)]) })
  const { run, saved } = await fetching([READY], file, check)
  expect(await run([E_INVOICE])).toEqual({ ok: true, value: { failed: [], eInvoice: { kind: 'unchecked' } } })
  expect(saved).toEqual(['9001.xml'])
})

test('A file that is not an e-invoice is not saved', async () => {
  const { outcome, saved } = await fetched('<html><body>Bad gateway</body></html>', [E_INVOICE])
  const eInvoice = { kind: 'refused', reason: 'no-invoice' }
  expect(outcome).toEqual({ ok: false, error: { kind: 'refused', failed: [], eInvoice } })
  expect(saved).toEqual([])
})

test('A PDF is saved without the check for e-invoices', async () => {
  const { outcome, saved } = await fetched('%PDF', [{ ...E_INVOICE, format: 'PDF' }])
  expect(outcome).toEqual({ ok: true, value: { failed: [], eInvoice: undefined } })
  expect(saved).toHaveLength(1)
})

test('Several documents are saved as an archive, which is not checked as an e-invoice', async () => {
  const { outcome, saved } = await fetched('PK', [E_INVOICE, DELIVERY_NOTE])
  expect(outcome).toEqual({ ok: true, value: { failed: [], eInvoice: undefined } })
  expect(saved).toHaveLength(1)
})

test('Documents are requested once, then their progress is polled until they are ready', async () => {
  const half = { ...ENTRY, value: 50, current: 1, total: 2 }
  const { run, clock, calls, saved, progress } = await fetching([half, half, READY], archive)
  const outcome = run([E_INVOICE, DELIVERY_NOTE])
  await vi.waitFor(() => expect(progress).toEqual([50]))
  clock.pass(399)
  await new Promise((resolve) => setImmediate(resolve))
  expect(progress).toEqual([50])
  clock.pass(1)
  await vi.waitFor(() => expect(progress).toEqual([50, 50]))
  expect(saved).toEqual([])
  clock.pass(400)
  expect(await outcome).toEqual({ ok: true, value: { failed: [], eInvoice: undefined } })
  expect(progress).toEqual([50, 50, 100])
  expect(saved).toEqual(['documents.zip'])
  const statusRequest = ['status', ['1']]
  expect(calls).toEqual([
    ['queue', { documents: [E_INVOICE, DELIVERY_NOTE] }],
    statusRequest,
    statusRequest,
    statusRequest,
    ['file', '1'],
  ])
})

test('The progress of documents is stored until the file is saved, and the download runs under a lock', async () => {
  const half = { ...ENTRY, value: 50, current: 1, total: 2 }
  const { run, clock, persisted, progress, locked } = await fetching([half, READY], archive)
  const outcome = run([E_INVOICE, DELIVERY_NOTE])
  await vi.waitFor(() => expect(progress).toEqual([50]))
  expect(persisted.find('1')).toMatchObject({
    ...half,
    documents: [E_INVOICE, DELIVERY_NOTE],
    isSaved: false,
  })
  clock.pass(400)
  await outcome
  expect(persisted.find('1')).toBeUndefined()
  expect(locked).toEqual([['download 1', 'settled']])
})

test('Documents that are missing in the file are reported, and the download remains in the header', async () => {
  const errors = [{ documentId: '80001', message: 'No scan' }]
  const { run, persisted } = await fetching([{ ...READY, errors }], archive)
  expect(await run([E_INVOICE, DELIVERY_NOTE])).toEqual({ ok: true, value: { failed: ['80001'] } })
  expect(persisted.find('1')).toMatchObject({ queueId: '1', errors, isReady: true, isSaved: true })
})

test('If no document could be generated, nothing is saved, and the header shows the reason', async () => {
  const errors = [{ documentId: '80001', message: 'No scan' }]
  const failed = { ...ENTRY, errors, disabled: true }
  const { run, persisted, progress, saved, locked } = await fetching([failed], archive)
  expect(await run([DELIVERY_NOTE])).toEqual({ ok: false, error: { kind: 'none-made', failed: ['80001'] } })
  expect(persisted.find('1')).toMatchObject({ errors, disabled: true, isSaved: false })
  expect([progress, saved, locked]).toEqual([[], [], [['download 1', 'open']]])
})

test('No document is saved for an expired file or for a job that the API has deleted', async () => {
  const none = { ok: false, error: { kind: 'none-made', failed: [] } }
  expect(await (await fetching([READY], expired)).run([DELIVERY_NOTE])).toEqual(none)
  expect(await (await fetching([undefined], expired)).run([DELIVERY_NOTE])).toEqual(none)
})

test('Documents whose download is cancelled in the header are not saved, and cause no error', async () => {
  const { run, clock, persisted, progress, saved } = await fetching([ENTRY, READY], archive)
  const outcome = run([DELIVERY_NOTE])
  await vi.waitFor(() => expect(progress).toEqual([0]))
  persisted.remove('1')
  clock.pass(400)
  expect(await outcome).toEqual({ ok: true, value: { failed: [] } })
  expect([persisted.find('1'), saved]).toEqual([undefined, []])
})

test('A file that is not an e-invoice is also removed from the downloads in the header', async () => {
  const { run, persisted, locked } = await fetching([READY], async () => ({
    name: '9001.xml',
    file: new Blob(['<html/>']),
  }))
  await run([E_INVOICE])
  expect([persisted.find('1'), locked]).toEqual([undefined, [['download 1', 'open']]])
})

test('A failure of the API is distinguished from documents that cannot be generated', async () => {
  const { run, saved } = await fetching([READY], () => Promise.reject(new ApiFailure('offline', 'documents')))
  expect(await run([DELIVERY_NOTE])).toEqual({ ok: false, error: { kind: 'unreachable', failed: [] } })
  expect(saved).toEqual([])
})
