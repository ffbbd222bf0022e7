import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { generateInThread } from '#adapters/server/downloads-in-thread.ts'
import { documentsOf } from '#mock-backend/documents/account-document.ts'
import type { GeneratedFile } from '#mock-backend/documents/document-file.ts'
import {
  downloadFile,
  downloadJob,
  type DownloadJob,
  type GenerateDownload,
} from '#mock-backend/documents/download-file.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { anyBook, NOON } from '../../mock-backend/orders/flow-fixture.ts'

const { book, full } = anyBook()
const CATALOGUE = { seed: 7, size: 600 }
const NO_TRADE = { firstDay: book.today, movements: new Map() }
const history = book.historyOf(full)
const caller = { account: full, today: book.today, now: NOON, language: 'de' } as Caller

/** A download of the newest invoices. */
function jobOf(count: number, customerId = full.customerId) {
  const documents = documentsOf(history, 'INVOICE').slice(0, count)
  const items = documents.map(
    ({ documentNo }) => ({ documentType: 'INVOICE', documentNo, format: 'PDF' }) as const,
  )
  const order = { items, bundle: 'ZIP' } as const
  const failed = [{ documentId: documents[0]!.documentNo, reason: 'archiveLost' } as const]
  return downloadJob(
    { order, table: null, failed, language: 'de', startedAt: NOON },
    history,
    { ...caller, account: { ...full, customerId } },
    { catalogue: CATALOGUE, stockHistory: NO_TRADE },
  )
}

const exportJob: DownloadJob = {
  order: { data: { kind: 'CROSS_REFERENCES', format: 'XLSX', sample: false } },
  failed: [],
  documents: [],
  caller,
  catalogue: CATALOGUE,
  stockHistory: NO_TRADE,
}

const { signal } = new AbortController()

async function fileOf(created: ReturnType<GenerateDownload>): Promise<GeneratedFile> {
  const file = await created
  if (typeof file === 'string') throw new Error(file)
  return file
}

test('A bulk download in a worker thread has the same files as in the main thread, and does not block the event loop', async () => {
  const make = generateInThread()
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)
  const [file, again] = await Promise.all([fileOf(make(jobOf(8), signal)), fileOf(make(jobOf(3), signal))])
  clearInterval(turning)
  const expected = await downloadFile(jobOf(8))
  expect(file.name).toBe(expected.name)
  const [made, usual] = [unzipSync(file.bytes), unzipSync(expected.bytes)]
  expect(Object.keys(made)).toEqual(Object.keys(usual))
  expect(Object.keys(made)).toHaveLength(8)
  expect(Object.keys(unzipSync(again.bytes))).toHaveLength(3)
  expect(turns).toBeGreaterThan(1)
})

test('An export in a worker thread has the same name, files and size as in the main thread', async () => {
  const file = await fileOf(generateInThread()(exportJob, signal))
  const expected = await downloadFile(exportJob)
  expect(file.name).toBe(expected.name)
  expect(Object.keys(unzipSync(file.bytes))).toEqual(Object.keys(unzipSync(expected.bytes)))
  expect(file.bytes.length).toBe(expected.bytes.length)
})

test('A worker thread that fails rejects only its own download', async () => {
  const make = generateInThread()
  const broken = { ...jobOf(2), documents: [{ document: {}, format: 'PDF' }] } as never
  await expect(make(broken, signal)).rejects.toThrow()
  expect((await fileOf(make(jobOf(2), signal))).bytes.length).toBeGreaterThan(0)
})

test.each([
  ['exceeds its time limit', { longest: 1 }],
  ['exceeds its memory limit', { memory: 8 }],
])('A download fails if its worker thread %s', async (_, limits) => {
  expect(await generateInThread(limits)(jobOf(8), signal)).toBe('failed')
})

test('A download is rejected if too many are queued', async () => {
  const make = generateInThread({ waiting: 1 })
  const [first, second, third] = await Promise.all(
    ['a', 'b', 'c'].map((customerId) => make(jobOf(2, customerId), signal)),
  )
  expect([typeof first, typeof second, third]).toEqual(['object', 'object', 'busy'])
})

test('Queued downloads of two customers run alternately, and a third download of one customer is rejected', async () => {
  const make = generateInThread({ waiting: 1, waitingOfOne: 1 })
  const ended: string[] = []
  const downloads = ['a', 'a', 'a', 'b'].map(async (customerId) => {
    const file = await make(jobOf(2, customerId), signal)
    ended.push(typeof file === 'string' ? `${customerId} ${file}` : customerId)
  })
  await Promise.all(downloads)
  expect(ended).toEqual(['a busy', 'a', 'b', 'a'])
})

test('A download whose client disconnects is cancelled, running or queued', async () => {
  const make = generateInThread()
  const removedController = new AbortController()
  const given = [make(jobOf(8), removedController.signal), make(jobOf(8), removedController.signal)]
  const next = make(jobOf(2), signal)
  removedController.abort(new Error('gone'))
  expect((await Promise.allSettled(given)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(Object.keys(unzipSync((await fileOf(next)).bytes))).toHaveLength(2)
})
