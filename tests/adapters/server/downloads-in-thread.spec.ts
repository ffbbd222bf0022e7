import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { downloadsInThread } from '#adapters/server/downloads-in-thread.ts'
import { documentsOf } from '#mock-backend/documents/account-document.ts'
import { downloadFile, downloadJob } from '#mock-backend/documents/download-file.ts'
import type { Caller } from '#mock-backend/session/callers.ts'
import { anyBook, NOON } from '../../mock-backend/orders/chain-fixture.ts'

const { book, full } = anyBook()
const history = book.historyOf(full)
const caller = { account: full, today: book.today, now: NOON, language: 'de' } as Caller

/** A download of the newest invoices. */
function jobOf(count: number) {
  const documents = documentsOf(history, 'INVOICE').slice(0, count)
  const items = documents.map(
    ({ documentNo }) => ({ documentType: 'INVOICE', documentNo, format: 'PDF' }) as const,
  )
  const order = { items, bundle: 'ZIP' } as const
  const failed = [{ documentId: documents[0]!.documentNo, reason: 'archiveLost' } as const]
  return downloadJob({ order, failed } as never, history, caller)
}

test('A bulk download made in a thread holds what it holds without, and the event loop turns meanwhile', async () => {
  const make = downloadsInThread()
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)
  const [file, again] = await Promise.all([make(jobOf(8)), make(jobOf(3))])
  clearInterval(turning)
  const expected = await downloadFile(jobOf(8))
  expect(file.name).toBe(expected.name)
  const [made, usual] = [unzipSync(file.bytes), unzipSync(expected.bytes)]
  expect(Object.keys(made)).toEqual(Object.keys(usual))
  expect(Object.keys(made)).toHaveLength(8)
  expect(Object.keys(unzipSync(again.bytes))).toHaveLength(3)
  expect(turns).toBeGreaterThan(1)
})

test('A thread that fails rejects its own download alone', async () => {
  const make = downloadsInThread()
  const broken = { ...jobOf(2), documents: [{ document: {}, format: 'PDF' }] } as never
  await expect(make(broken)).rejects.toThrow()
  expect((await make(jobOf(2))).bytes.length).toBeGreaterThan(0)
})
