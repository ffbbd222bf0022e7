import { unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { FetchDocuments } from '#application/documents/fetch-documents.ts'
import { Documents } from '#application/documents/documents.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import type { DocumentRequest } from '#domain/documents/document.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { DownloadsViewModel } from '#ui/downloads/downloads.view-model.ts'
import { InFlightCalls } from '../../fixtures/calls.fixture.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { anyDownload } from '../../fixtures/downloads.fixture.ts'
import { savedFilesOf, SharedStorage } from '../../fixtures/download-shop.fixture.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { PATIENCE } from '../../fixtures/patience.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'
const FIRST = { start: 0, length: 1, sortBy: 'date', desc: true, filters: {} } as const
const STATUS = '/api/documents/status'

/** A browser and its backend, with one clock. */
function aBrowser() {
  const clock = new ManualClock()
  const backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => clock.now() })
  const storage = new SharedStorage()
  const statusCalls = new InFlightCalls()
  let requestCount = 0
  const fetch = (request: Request) => {
    if (new URL(request.url).pathname !== STATUS) return backend.respond(request)
    requestCount += 1
    return statusCalls.during(() => backend.respond(request))
  }
  const tab = async (partner: Partner = 'full') => {
    const shop = await loggedInShop(partner, { clock, fetch, downloadStorage: storage.openTab() })
    const savedFiles = savedFilesOf(shop)
    const model = shop.get(DownloadsViewModel)
    const order = async (count: number) => {
      const documents = await invoicesIn(count)
      await shop.get(StartDownload).run({ documents })
      return documents
    }
    const invoicesIn = async (length: number): Promise<DocumentRequest[]> => {
      const query = { ...FIRST, length }
      const { items } = await shop.get(Documents).list('INVOICE', query)
      return items.map(({ documentType, documentNo }) => ({ documentType, documentNo, format: 'PDF' }))
    }
    const fetchBesideRow = async () => shop.get(FetchDocuments).run(await invoicesIn(1))
    return { shop, saved: savedFiles, model, order, fetchBesideRow, stop: model.watch() }
  }
  /** Advances the time in small steps, each with its responses. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) {
      clock.pass(Math.min(500, ms - passed))
      await statusCalls.answered()
    }
  }
  return { clock, backend, storage, tab, pass, asked: () => requestCount }
}

it('a download of 60 invoices saves 58 files, lists the two missing ones, and retries only these', async () => {
  const browser = aBrowser()
  const { model, order, saved } = await browser.tab()
  expect(model).toMatchObject({ isShown: false, isCompletedShown: false, hasFailed: false })
  await order(60)
  expect(model).toMatchObject({ isShown: true, announced: 'pending' })
  expect(model.downloads).toMatchObject([{ value: 0, current: 0, total: 60, errors: [] }])
  await browser.pass(1_000)
  const [halfway] = model.downloads
  expect(halfway?.title).toBe('Invoices (60)')
  expect(halfway?.value).toBe(Math.trunc(((halfway?.current ?? 0) * 100) / 60))
  expect(halfway?.value).toBeGreaterThan(0)
  expect([halfway?.isSavable, model.percent]).toEqual([false, halfway?.value])
  await browser.pass(15_000)
  await vi.waitFor(() => expect(saved).toHaveLength(1), PATIENCE)

  const [done] = model.downloads
  expect(done).toMatchObject({ value: 100, isRunning: false, isSavable: true, missing: 2 })
  expect(model.missing).toBe(2)
  // one message after the first missing document, and one at the end
  expect(model.misses).toBe(2)
  expect(done?.errors.map((error) => (typeof error === 'string' ? error : error.documentId))).toHaveLength(2)
  const names = await namesIn(saved[0]?.file)
  expect(names[0]).toBe('MISSING-DOCUMENTS.txt')
  expect(names).toHaveLength(59)

  await model.retry(done?.queueId ?? '')
  expect(model.downloads).toMatchObject([{ total: 2, errors: [] }])
  await browser.pass(5_000)
  await vi.waitFor(() => expect(saved).toHaveLength(2), PATIENCE)
  expect(await namesIn(saved[1]?.file)).toHaveLength(2)
  expect(model.count).toBe(0)
}, 60_000)

it('the download panel shows for one second that all downloads are finished, and stops polling', async () => {
  const browser = aBrowser()
  const { model, order, saved } = await browser.tab()
  await order(1)
  await browser.pass(500)
  await vi.waitFor(() => expect(saved).toHaveLength(1), PATIENCE)
  expect(model).toMatchObject({ count: 0, isCompletedShown: true, isShown: true, announced: 'completed' })
  browser.clock.pass(999)
  expect(model.isCompletedShown).toBe(true)
  browser.clock.pass(1)
  expect(model).toMatchObject({ isCompletedShown: false, isShown: false })
  const requestCount = browser.asked()
  await browser.pass(20_000)
  expect(browser.asked()).toBe(requestCount)
  expect(browser.storage.keys).toEqual([])
})

it('the message of completion is cleared when the download panel is unmounted', async () => {
  const browser = aBrowser()
  const { model, order, saved, stop } = await browser.tab()
  await order(1)
  await browser.pass(500)
  await vi.waitFor(() => expect(saved).toHaveLength(1), PATIENCE)
  expect(model.isCompletedShown).toBe(true)
  stop()
  expect(model.isCompletedShown).toBe(false)
})

it('the download panel shows the progress of a file that is saved from its row, and does not save it a second time', async () => {
  const browser = aBrowser()
  const { model, saved, fetchBesideRow } = await browser.tab()
  const fetched = fetchBesideRow()
  await vi.waitFor(() => expect(model.downloads).toMatchObject([{ value: 0, total: 1 }]), PATIENCE)
  expect(model.isShown).toBe(true)
  await browser.pass(1_000)
  expect(await fetched).toEqual({ ok: true, value: { failed: [], eInvoice: undefined } })
  expect(saved).toHaveLength(1)
  expect(model).toMatchObject({ count: 0, isCompletedShown: true })
  browser.clock.pass(1_000)
  expect(model.isShown).toBe(false)
  await browser.pass(2_000)
  expect(saved).toHaveLength(1)
  expect(browser.storage.keys).toEqual([])
})

it('the download panel shows a document that is ready before the code of the panel is loaded', async () => {
  const browser = aBrowser()
  const { model, stop, fetchBesideRow } = await browser.tab()
  stop()
  const fetched = fetchBesideRow()
  await vi.waitFor(() => expect(model.downloads).toHaveLength(1), PATIENCE)
  await browser.pass(1_000)
  await fetched
  expect(model.isShown).toBe(false)
  model.watch()
  expect(model).toMatchObject({ isShown: true, isCompletedShown: true, announced: 'completed' })
  browser.clock.pass(1_000)
  expect(model.isShown).toBe(false)
})

async function namesIn(file: Blob | undefined): Promise<readonly string[]> {
  return Object.keys(unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())))
}

it('the download panel offers to save a file only if it exists', async () => {
  const shop = await loggedInShop('full')
  const model = shop.get(DownloadsViewModel)
  const savable = (overrides: Parameters<typeof anyDownload>[0]) => {
    shop.get(DownloadsStore).put(anyDownload({ queueId: 'a', ...overrides }))
    return model.downloads.map(({ isSavable }) => isSavable)
  }
  expect(savable({ isReady: true, disabled: false })).toEqual([true])
  expect(savable({ isReady: true, disabled: true })).toEqual([false])
  expect(savable({ isReady: false, disabled: false })).toEqual([false])
})
