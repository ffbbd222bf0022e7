import { expect, test } from 'vitest'
import { FetchDocuments } from '#application/documents/fetch-documents.ts'
import { PersistedDownloads } from '#application/downloads/persisted-downloads.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import type { DocumentRequest } from '#domain/documents/document.ts'
import { anInvoice, verdictOn, xmlOf } from '../../fixtures/e-invoice.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const E_INVOICE: DocumentRequest = { documentType: 'INVOICE', documentNo: '9001', format: 'XML' }

/** Fetches documents that the API makes at once, with this content. */
async function fetched(content: string, wanted: readonly DocumentRequest[]) {
  const saved: string[] = []
  const entry = { queueId: '1', startTime: '', title: '', value: 100, current: 1, total: 1 }
  const queue = {
    queue: async () => ({ queueId: '1', total: 1 }),
    status: async () => [{ ...entry, errors: [], disabled: false, isReady: true }],
    file: async () => ({ name: '9001.xml', file: new Blob([content]) }),
    cancel: async () => {},
  }
  const files = { save: async (_: Blob, name: string) => void saved.push(name) }
  const clock = { now: () => 0, after: () => () => {}, every: () => () => {} }
  const eInvoices = { run: async (file: Blob) => verdictOn(await file.text()) }
  const shop = await loggedInShop('full')
  const outcome = await new FetchDocuments({
    queue,
    files,
    clock,
    eInvoices,
    downloads: shop.get(StartDownload),
    persisted: shop.get(PersistedDownloads),
    lock: { run: async (_, task) => void (await task()) },
  }).run(wanted)
  return { outcome, saved }
}

test('A valid e-invoice is saved, and said to be valid', async () => {
  const { outcome, saved } = await fetched(xmlOf(anInvoice), [E_INVOICE])
  expect(outcome).toEqual({ ok: true, value: { failed: [], eInvoice: { kind: 'valid' } } })
  expect(saved).toEqual(['9001.xml'])
})

test('An e-invoice that breaks rules is saved, and they are named', async () => {
  const { outcome, saved } = await fetched(
    xmlOf({ ...anInvoice, buyer: { ...anInvoice.buyer, countryID: '' } }),
    [E_INVOICE],
  )
  const rules = [{ rule: 'BR-11', subject: 'buyerAddress' }]
  expect(outcome).toEqual({ ok: true, value: { failed: [], eInvoice: { kind: 'broken', rules } } })
  expect(saved).toEqual(['9001.xml'])
})

test('What is no e-invoice is not saved as one', async () => {
  const { outcome, saved } = await fetched('<html><body>Bad gateway</body></html>', [E_INVOICE])
  const eInvoice = { kind: 'refused', reason: 'no-invoice' }
  expect(outcome).toEqual({ ok: false, error: { kind: 'refused', failed: [], eInvoice } })
  expect(saved).toEqual([])
})

test('Other formats are saved as they come', async () => {
  const { outcome, saved } = await fetched('%PDF', [{ ...E_INVOICE, format: 'PDF' }])
  expect(outcome).toEqual({ ok: true, value: { failed: [], eInvoice: undefined } })
  expect(saved).toHaveLength(1)
})
